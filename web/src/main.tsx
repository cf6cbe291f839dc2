// The client: one screen at a time, chosen by the address.

import { render } from "preact";
import type { JSX } from "preact";
import { Lesson } from "./lesson";
import { address, matched } from "./router";
import { Home } from "./screens/Home";
import { Join } from "./screens/Join";
import { NewGame } from "./screens/NewGame";
import { NotFound } from "./screens/NotFound";
import { Replay } from "./screens/Replay";
import { Settings } from "./screens/Settings";
import { Table } from "./table";
import { Toast } from "./ui/toast";

type Names = Record<string, string>;

const SCREENS: Array<[string, (names: Names) => JSX.Element]> = [
  ["/", () => <Home />],
  ["/new/{game}", ({ game = "" }) => <NewGame game={game} key={game} />],
  ["/t/{table}", ({ table = "" }) => <Table id={table} key={table} />],
  ["/t/{table}/replay", ({ table = "" }) => <Replay id={table} key={table} />],
  ["/join/{table}", ({ table = "" }) => <Join id={table} key={table} />],
  ["/lesson/{game}/{key}", ({ game = "", key = "" }) => <Lesson game={game} lesson={key} key={`${game}/${key}`} />],
  ["/settings", () => <Settings />],
];

function App(): JSX.Element {
  const { path } = address.value;
  for (const [pattern, screen] of SCREENS) {
    const names = matched(pattern, path);
    if (names) return screen(names);
  }
  return <NotFound />;
}

const place = document.getElementById("app");
if (place) {
  render(
    <>
      <App />
      <Toast />
    </>,
    place,
  );
}
