import type { JSX } from "preact";
import { call } from "../../api";
import { go } from "../../router";
import { remember } from "../../settings";
import { freshTitle } from "../../tables";
import { Button, ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { toastProblem } from "../../ui/toast";
import { API, type Welcome } from "../../wire";
import { say } from "../../words";
import { isDone, type Judged } from "../replay/analysis";
import { turningPoint } from "./turning";

/** Go to the table that was just opened. */
async function follow(asked: Promise<Welcome>): Promise<void> {
  try {
    const { table } = await asked;
    remember(table.id);
    go(`/t/${table.id}`);
  } catch (thrown) {
    toastProblem(thrown);
  }
}

/** Look back, and try again from where it turned. */
export function Onward({ table, judged }: { table: string; judged: Judged }): JSX.Element {
  const path = { table_id: table };
  const place = isDone(judged.analysis) ? turningPoint(judged.analysis) : null;
  const tryAgain = (): void => {
    if (place === null) return;
    void follow(call("POST /tables/{table_id}/branch", { path, body: { place } }));
  };
  return (
    <div class="row">
      <ButtonLink look="main" icon="again" href={`/t/${table}/replay`} words={say("replay")} />
      {place === null ? null : (
        <Button icon="branch" words={say("from-turning-point")} onPress={tryAgain} />
      )}
    </div>
  );
}

/** The same again, the game as a file, and the way home. */
export function Again({ table, title }: { table: string; title: string }): JSX.Element {
  const path = { table_id: table };
  const again = (luck: "fresh" | "same"): void => {
    const rematch = async (): Promise<Welcome> =>
      call("POST /tables/{table_id}/rematch", { path, body: { luck, title: await freshTitle(title) } });
    void follow(rematch());
  };
  return (
    <div class="row">
      <Button icon="dice" words={say("rematch")} onPress={() => again("fresh")} />
      <Button icon="undo" words={say("rematch-same")} onPress={() => again("same")} />
      <a class="button" href={`${API}/tables/${table}/record`} download={`${title}.siege`}>
        <Icon name="download" />
        <span>{say("export")}</span>
      </a>
      <ButtonLink icon="home" href="/" words={say("to-home")} />
    </div>
  );
}
