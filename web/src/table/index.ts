export { Board, type BoardProps } from "./board/Board";
export { Log, type LogProps } from "./Log";
export { Table, type TableProps } from "./Table";
