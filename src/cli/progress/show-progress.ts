import type { ReadingProgress, Taking } from "../../app/files/given-file.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import type { WorkflowEvent } from "../../model/event.ts";
import { describeEvent } from "../describe-event.ts";
import { foldProgress, foldReading, foldTaking, noProgress } from "./fold-progress.ts";
import { createLineWriter } from "./line-writer.ts";
import { closingLine, liveLine } from "./live-line.ts";
import { fill, progressWordsFor } from "./progress-words.ts";
import type { Screen } from "./terminal.ts";

export interface ProgressDeps {
  screen: Screen;
  quiet: boolean;
  language: string;
  now(): number;
}

/** What is shown while work goes on: one live line on a terminal, a line for each thing elsewhere. */
export interface ProgressShow {
  take(taking: Taking): void;
  see(event: WorkflowEvent): void;
  read(reading: ReadingProgress): void;
  /** A file is begun, where no event tells. */
  begin(fileName: string, at: number): void;
  /** A line of its own, above the live one. */
  say(line: string): void;
  /** While a person is asked something, nothing is written over. */
  pause(): void;
  /** The live line goes, and what it came to is said. */
  close(): void;
  /** The live line goes, and nothing more is said. */
  drop(): void;
}

const tickMs = 1_000;
/** Elsewhere a long file is told of so often. */
const pipeMs = 10_000;

export function showProgress({ screen, quiet, ...deps }: ProgressDeps): ProgressShow {
  const begun = deps.now();
  const writer = createLineWriter(screen, quiet);
  let language = deps.language;
  let state = noProgress;
  let isAsking = false;
  let isOver = false;
  let toldAt = begun;
  const told = () => ({ language, elapsedMs: deps.now() - begun });
  const draw = () => {
    if (!isAsking && !isOver) writer.draw(liveLine(state, told()));
  };
  const timer = writer.isLive ? setInterval(draw, tickMs).unref() : undefined;
  const say = (line: string) => {
    toldAt = deps.now();
    writer.say(line);
    draw();
  };
  const see = (event: WorkflowEvent) => {
    if (event.type === "request-understood") language = event.analysis.detectedLanguage;
    if (event.type === "approval-answered") isAsking = false;
    state = foldProgress(state, event, language);
    const line = describeEvent(event, language);
    if (line !== undefined && (!writer.isLive || isLasting(event))) say(line);
    draw();
  };
  const drop = () => {
    isOver = true;
    clearInterval(timer);
    writer.erase();
  };
  return {
    ...{ see, say, drop },
    take(taking) {
      state = foldTaking(state, taking, language);
      for (const line of tellUnopened(taking, language)) say(line);
      draw();
    },
    begin(item, at) {
      see({ type: "action-progressed", item, done: at - 1, total: Math.max(at, state.given) });
      state = { ...state, read: state.read + 1 };
    },
    read(reading) {
      state = foldReading(state, reading);
      draw();
      if (writer.isLive || state.within === undefined || deps.now() - toldAt < pipeMs) return;
      const { doing, place, time } = liveLine(state, told());
      say(`  ${doing} (${[...place, time].join(", ")})`);
    },
    pause() {
      writer.erase();
      isAsking = true;
    },
    close() {
      if (isOver) return;
      drop();
      if (state !== noProgress) writer.say(screen.style("dim", closingLine(state, told())));
    },
  };
}

const mostNamed = 5;

function tellUnopened(taking: Taking, language: string): string[] {
  const paths = taking.kind === "listed" ? taking.unreadable : [];
  if (paths.length === 0) return [];
  const named = paths.slice(0, mostNamed).map((path) => plainLine(path));
  const more = paths.length > mostNamed ? [`+ ${paths.length - mostNamed}`] : [];
  return [`! ${fill(progressWordsFor(language).unopened, [...named, ...more].join(", "))}`];
}

const lasting: ReadonlySet<WorkflowEvent["type"]> = new Set([
  ...(["tasks-planned", "action-finished", "task-reviewed", "warning-raised"] as const),
]);

/** What is worth a line of its own on a terminal too. */
function isLasting({ type }: WorkflowEvent): boolean {
  return lasting.has(type);
}
