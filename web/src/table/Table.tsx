// The screen where a game is played, whatever game it is.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { useNotices } from "../notices";
import { End } from "../screens/End";
import { SettingsList } from "../screens/Settings";
import { textMode } from "../settings";
import { ButtonLink } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { toastProblem } from "../ui/toast";
import { ProblemLine } from "../ui/Page";
import { say } from "../words";
import type { Board as BoardFacts, LogLine, Problem, View } from "../wire";
import { Actions, Enders } from "./Actions";
import { Board } from "./board/Board";
import type { Played } from "./board/Effects";
import { Curtain, isOpen, revealing } from "./Curtain";
import { Doubt } from "./Doubt";
import { Header } from "./Header";
import { listen } from "./keys";
import { KeysHelp } from "./KeysHelp";
import { LogPanel } from "./LogPanel";
import { LuckHistory } from "./LuckHistory";
import { More } from "./More";
import { Odds } from "./Odds";
import { Prompt } from "./Prompt";
import { RulesDrawer } from "./RulesDrawer";
import { Seats } from "./seats/Seats";
import { TableContext, TableState, useTable } from "./state";
import { FactDialog, GaugeView, StatusView, toldOfFact } from "./Status";
import { StepBanner } from "./StepBanner";
import { CardDialog, CardLine, Stage, StageVoice } from "./story/Stage";
import { sceneOf } from "./story/staged";
import { canTalk, Talk } from "./Talk";
import { TextMode } from "./TextMode";
import type { Moment } from "./timeline";
import { UndoBar } from "./UndoBar";

interface Pointed {
  point?: string[] | undefined; // nouns that a lesson points at
  only?: string[] | undefined; // texts of the options that it asks for
}

export interface TableProps extends Pointed {
  id: string;
  banner?: ComponentChildren; // what a lesson says
  onView?: (view: View) => void; // a view that is shown, after its steps
  onNews?: (view: View) => void; // a view that has come, and is shown after its steps
}

function Panels({ view }: { view: View }): JSX.Element | null {
  switch (useTable().panel.value) {
    case "rules":
      return <RulesDrawer game={view.game} />;
    case "luck":
      return <LuckHistory />;
    case "seats":
      return <Seats />;
    case "settings":
      return <SettingsPanel />;
    case "keys":
      return <KeysHelp />;
    case "about":
      return <FactDialog />;
    case "card":
      return <CardDialog />;
    case "talk":
      return <Talk />;
    case "more":
      return <More />;
    default:
      return null;
  }
}

function SettingsPanel(): JSX.Element {
  const { panel } = useTable();
  return (
    <Dialog title={say("settings")} onClose={() => (panel.value = "")}>
      <div class="stack">
        <SettingsList />
      </div>
    </Dialog>
  );
}

/** The board with what is said over it. */
function Ground({ view, point, only }: Pointed & { view: View }): JSX.Element {
  const state = useTable();
  const drawn = state.drawn.value;
  const { timeline } = state;
  const moment = state.moment.value;
  if (!drawn) return <p class="muted">{say("loading")}</p>;
  const { board, yours } = drawn;
  const played = moment ? playedWith(board, moment, timeline.news.value) : null;
  const told = state.told.value;
  const spoken = state.spoken.value.length ? state.spoken.value : timeline.nouns.value;
  return (
    <Board
      board={board}
      yours={yours}
      zones={view.zones}
      options={view.prompt?.options ?? NONE}
      question={moment?.past ? "" : `${view.seat} ${view.prompt?.key ?? ""}`}
      ways={only ? NONE : (view.prompt?.ways ?? NONE)}
      refused={view.prompt?.refused ?? NONE}
      marks={view.outlook?.marks ?? NONE}
      highlight={spoken.length ? spoken : (point ?? NONE)}
      pointed={point ?? NONE}
      hot={state.hot.value}
      asked={only ?? NONE}
      parts={state.parts.value}
      picked={state.picked.value}
      onPick={state.pick}
      onChoose={(text) => void state.choose(text)}
      told={told ? toldOfFact(board, view, told) : null}
      quiet={state.reasons.value}
      onLook={(place) => state.look(place)}
      onHover={(texts) => state.point(texts, true)}
      played={played}
      {...(canTalk(state) ? { onShow: (noun: string) => void state.live.say("", noun).catch(toastProblem) } : {})}
      {...(moment?.line ? { footer: <StepBanner line={moment.line} beat={moment.beat} /> } : {})}
      {...(state.cardsNow.value.length || state.closing.value ? { note: <CardLine /> } : {})}
      {...(moment?.past ? { onPress: state.goOn } : { onCard: state.openCard })}
    />
  );
}

const NONE: never[] = [];

/** What moves on the board with the line that is shown, or that has just come. */
function playedWith(board: BoardFacts, moment: Moment, news: LogLine[]): Played | null {
  const line = moment.past ? moment.line : (news[news.length - 1] ?? null);
  const effects = line && !moment.verdict ? sceneOf(board, line)?.effects : undefined;
  return line && effects ? { line, effects } : null;
}

interface SideProps {
  view: View;
  log: LogLine[];
  only: string[] | undefined;
  guided: boolean; // by a lesson, which says what comes after the end
}

function Side({ view, log, only, guided }: SideProps): JSX.Element {
  const { live } = useTable();
  const gauge = view.outlook?.gauge;
  return (
    <div class="side">
      {gauge ? <GaugeView gauge={gauge} /> : null}
      {view.result ? <End view={view} log={log} guided={guided} /> : <Asked only={only} />}
      <ProblemLine problem={live.connection.value === "closed" ? null : live.problem.value} />
      {view.result && !view.undo.places.length ? null : <UndoBar />}
      <LogPanel />
    </div>
  );
}

function Asked({ only }: { only: string[] | undefined }): JSX.Element {
  return (
    <>
      <Prompt />
      <StatusView />
      <Actions only={only} />
      <Enders only={only} />
    </>
  );
}

/** That the line is down, and what waits for it: in one place, so that nothing else moves. */
function Lost(): JSX.Element | null {
  const { live, pending, late } = useTable();
  if (live.connection.value === "closed") return <Closed problem={live.problem.value} />;
  const [waits, slow] = [pending.value, late.value];
  if (!waits && !slow && live.connection.value !== "lost") return null;
  const told = slow ? say("pending-late", { what: slow.words }) : say("connection-lost");
  return (
    <p class="lost-banner" role="status">
      {waits ? say("pending", { what: waits.words }) : told}
    </p>
  );
}

/** That the line does not come back: why, and where to go. */
function Closed({ problem }: { problem: Problem | null }): JSX.Element {
  return (
    <div class="lost-banner closed">
      <ProblemLine problem={problem} />
      <ButtonLink href="/" words={say("to-home")} icon="home" />
    </div>
  );
}

function Screen(props: TableProps & { moment: Moment }): JSX.Element {
  const { moment, banner, point, only } = props;
  const { view, past, log } = moment;
  const state = useTable();
  useLayoutEffect(() => listen(state), [state]); // what is seen can be chosen: no key is lost between the two
  useEffect(() => state.pickFor(only ?? NONE), [state, state.parts.value, only?.join()]);
  return (
    <div class={`table game-${view.game}`} data-sequence={view.sequence} data-past={past} data-lines={log.length}>
      <Header />
      <Lost />
      {banner ? <div class="lesson-banner">{banner}</div> : null}
      <main class="table-main">
        <div class="ground">
          {textMode.value ? <TextMode /> : <Ground view={view} point={point} only={only} />}
          <Stage />
          {view.result ? null : <Odds />}
        </div>
        <Side view={view} log={log} only={only} guided={banner !== undefined} />
      </main>
      <StageVoice />
      <Panels view={view} />
      <Doubt />
    </div>
  );
}

function Refused({ state }: { state: TableState }): JSX.Element {
  const problem = state.live.problem.value;
  return (
    <main class="table-closed">
      <ProblemLine problem={problem} />
      {problem ? <ButtonLink href="/" words={say("to-home")} icon="home" /> : <p>{say("loading")}</p>}
    </main>
  );
}

export function Table(props: TableProps): JSX.Element {
  const state = useMemo(() => new TableState(props.id), [props.id]);
  const [revealed, stopRevealing] = useMemo(() => revealing(state), [state]);
  useEffect(
    () => () => {
      stopRevealing();
      state.close();
    },
    [state],
  );
  const [moment, newest] = [state.moment.value, state.live.view.value];
  useNotices(newest, state.live.me.value);
  useEffect(() => {
    if (newest) props.onNews?.(newest);
  }, [newest]);
  const settled = moment && !moment.past ? moment.view : null;
  useEffect(() => {
    if (settled) props.onView?.(settled);
  }, [settled]);
  if (!moment) return <Refused state={state} />;
  if (!isOpen(moment.view, state.live.me.value, revealed.value)) {
    return <Curtain state={state} revealed={revealed} />;
  }
  return (
    <TableContext.Provider value={state}>
      <Screen {...props} moment={moment} />
    </TableContext.Provider>
  );
}
