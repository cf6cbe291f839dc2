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

/** The same game at a table of its own, with other luck or the same. */
async function rematch(table: string, title: string, luck: "fresh" | "same"): Promise<Welcome> {
  const body = { luck, title: await freshTitle(title) };
  return call("POST /tables/{table_id}/rematch", { path: { table_id: table }, body });
}

/** Play again, look back, and try again from where it turned. */
export function Onward({ table, title, judged }: { table: string; title: string; judged: Judged }): JSX.Element {
  const path = { table_id: table };
  const place = isDone(judged.analysis) ? turningPoint(judged.analysis) : null;
  const tryAgain = (): void => {
    if (place === null) return;
    void follow(call("POST /tables/{table_id}/branch", { path, body: { place } }));
  };
  return (
    <div class="row">
      <Button
        look="main"
        icon="dice"
        words={say("rematch")}
        onPress={() => void follow(rematch(table, title, "fresh"))}
      />
      <ButtonLink icon="again" href={`/t/${table}/replay`} words={say("replay")} />
      {place === null ? null : (
        <Button icon="branch" words={say("from-turning-point")} onPress={tryAgain} />
      )}
    </div>
  );
}

/** The same with the same luck, the game as a file, and the way home. */
export function Again({ table, title }: { table: string; title: string }): JSX.Element {
  return (
    <div class="row">
      <Button
        icon="undo"
        words={say("rematch-same")}
        onPress={() => void follow(rematch(table, title, "same"))}
      />
      <a class="button" href={`${API}/tables/${table}/record`} download={`${title}.siege`}>
        <Icon name="download" />
        <span>{say("export")}</span>
      </a>
      <ButtonLink icon="home" href="/" words={say("to-home")} />
    </div>
  );
}
