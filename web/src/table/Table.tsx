// The screen where a game is played, whatever game it is.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { End } from "../screens/End";
import { textMode } from "../settings";
import { ButtonLink } from "../ui/Button";
import { ProblemLine, useTitle } from "../ui/Page";
import { say } from "../words";
import type { View } from "../wire";
import { Actions } from "./Actions";
import { Board } from "./board/Board";
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
import { FactDialog, GaugeView, StatusView } from "./Status";
import { StepBanner } from "./StepBanner";
import { TextMode } from "./TextMode";
import { UndoBar } from "./UndoBar";

interface Pointed {
  point?: string[] | undefined; // nouns that a lesson points at
  only?: string[] | undefined; // texts of the options that it asks for
}

export interface TableProps extends Pointed {
  id: string;
  banner?: ComponentChildren; // what a lesson says
  onView?: (view: View) => void;
}

function Panels({ view }: { view: View }): JSX.Element | null {
  switch (useTable().panel.value) {
    case "rules":
      return <RulesDrawer game={view.game} />;
    case "luck":
      return <LuckHistory />;
    case "seats":
      return <Seats />;
    case "keys":
      return <KeysHelp />;
    case "about":
      return <FactDialog />;
    case "more":
      return <More />;
    default:
      return null;
  }
}

/** The board with what is said over it. */
function Ground({ view, point, only }: Pointed & { view: View }): JSX.Element {
  const state = useTable();
  const board = state.board.value;
  const { stepper } = state;
  if (!board) return <p class="muted">{say("loading")}</p>;
  const spoken = state.spoken.value.length ? state.spoken.value : stepper.nouns.value;
  const past = stepper.zones.value !== null; // what can be chosen now would be lit at the wrong places
  return (
    <Board
      board={board}
      zones={state.zones.value}
      options={past ? NONE : (view.prompt?.options ?? NONE)}
      refused={past ? NONE : (view.prompt?.refused ?? NONE)}
      marks={past ? NONE : (view.outlook?.marks ?? NONE)}
      highlight={spoken.length ? spoken : (point ?? NONE)}
      hot={state.hot.value}
      asked={only ?? NONE}
      parts={past ? NONE : state.parts.value}
      picked={state.picked.value}
      onPick={state.pick}
      onChoose={(text) => void state.choose(text)}
      told={state.told.value}
      onLook={() => (state.told.value = null)}
      onHover={(texts) => (state.hot.value = texts)}
      {...(stepper.step.value ? { footer: <StepBanner />, onPress: () => stepper.skip() } : {})}
    />
  );
}

const NONE: never[] = [];

function Side({ view, only }: { view: View; only: string[] | undefined }): JSX.Element {
  const { live } = useTable();
  const gauge = view.outlook?.gauge;
  return (
    <div class="side">
      {gauge ? <GaugeView gauge={gauge} /> : null}
      {view.result ? <End live={live} view={view} /> : <Asked only={only} />}
      <ProblemLine problem={live.problem.value} />
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
      <Odds />
    </>
  );
}

function Screen(props: TableProps & { view: View }): JSX.Element {
  const { view, banner, point, only } = props;
  const state = useTable();
  const { live } = state;
  useEffect(() => listen(state), [state]);
  useEffect(() => state.pickFor(only ?? NONE), [state, state.parts.value, only?.join()]);
  return (
    <div class={`table game-${view.game}`} data-sequence={view.sequence}>
      <Header />
      {live.connection.value === "lost" ? (
        <p class="lost-banner" role="status">
          {say("connection-lost")}
        </p>
      ) : null}
      {banner ? <div class="lesson-banner">{banner}</div> : null}
      <main class="table-main">
        <div class="ground">
          {textMode.value ? <TextMode /> : <Ground view={view} point={point} only={only} />}
        </div>
        <Side view={view} only={only} />
      </main>
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
  const view = state.live.view.value;
  useTitle(view?.title ?? "");
  useEffect(() => {
    if (view) props.onView?.(view);
  }, [view]);
  if (!view) return <Refused state={state} />;
  if (!isOpen(view, state.live.me.value, revealed.value)) {
    return <Curtain state={state} revealed={revealed} />;
  }
  return (
    <TableContext.Provider value={state}>
      <Screen {...props} view={view} />
    </TableContext.Provider>
  );
}
