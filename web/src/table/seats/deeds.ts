// What can be done with seats and links. What is refused is said in the dialog.

import { call } from "../../api";
import type { Link, LinkWish, SeatWish } from "../../wire";
import type { TableState } from "../state";

export class Deeds {
  constructor(
    readonly state: TableState,
    private readonly run: (deed: () => Promise<unknown>) => void,
    private readonly show: (link: Link) => void,
  ) {}

  /** Start or stop a bot, take over a seat, or change its name. */
  put(seat: number, body: SeatWish): void {
    const path = { table_id: this.state.id, seat };
    this.run(() => call("PUT /tables/{table_id}/seats/{seat}", { path, body }).then(this.takeMe));
  }

  /** Let the person play again for whom a bot does. */
  back(seat: number): void {
    const path = { table_id: this.state.id, seat };
    this.run(() => call("POST /tables/{table_id}/seats/{seat}/back", { path }));
  }

  make(body: LinkWish): void {
    this.run(() => this.makeLink(body));
  }

  /** Close links; whoever came in by them is out. */
  shut(role: LinkWish["role"], seat: number | null = null): void {
    this.run(() => this.closeLinks(role, seat));
  }

  /** A link in place of the one by which somebody came who is not here. */
  another(seat: number): void {
    this.run(() => this.closeLinks("seat", seat).then(() => this.makeLink({ role: "seat", seat })));
  }

  private makeLink(body: LinkWish): Promise<unknown> {
    const path = { table_id: this.state.id };
    return call("POST /tables/{table_id}/links", { path, body }).then(this.show);
  }

  private closeLinks(role: LinkWish["role"], seat: number | null): Promise<unknown> {
    const path = { table_id: this.state.id };
    return call("DELETE /tables/{table_id}/links", { path, query: { role, seat } });
  }

  /** Taking over a seat changes what this screen is at the table. */
  private readonly takeMe = ({ me }: { me: NonNullable<TableState["live"]["me"]["value"]> }): void => {
    this.state.live.me.value = me;
  };
}
