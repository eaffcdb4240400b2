import { SpanStatusCode } from "@opentelemetry/api";
import type { Span } from "@opentelemetry/api";

interface Step {
  runId: string;
  index: number;
}

export interface StepSpans {
  open(step: Step, span: Span): void;
  /** The work is done, its result not yet recorded. */
  note(step: Step, time: number): void;
  close(step: Step, time: number): void;
  /** The step a run is at, if it is at exactly one. */
  only(runId: string): Span | undefined;
  /** Ends whatever is still open: a step that failed or was stopped is never told as ended. */
  abandon(time: number): void;
}

/** More runs than ever run at once; the oldest beyond have failed unseen. */
const mostRuns = 1_000;

/** The spans of steps that have begun and not yet ended, by run. */
export function createStepSpans(): StepSpans {
  const runs = new Map<string, Map<number, Span>>();

  function abandonRun(runId: string, time?: number): void {
    for (const span of runs.get(runId)?.values() ?? []) endUnfinished(span, time);
    runs.delete(runId);
  }

  return {
    open({ runId, index }, span) {
      const spans = runs.get(runId) ?? new Map<number, Span>();
      const before = spans.get(index);
      if (before !== undefined) endUnfinished(before);
      runs.set(runId, spans.set(index, span));
      const [oldest] = runs.keys();
      if (runs.size > mostRuns && oldest !== undefined) abandonRun(oldest);
    },
    note({ runId, index }, time) {
      runs.get(runId)?.get(index)?.addEvent("executed", time);
    },
    close({ runId, index }, time) {
      const spans = runs.get(runId);
      spans?.get(index)?.end(time);
      spans?.delete(index);
      if (spans?.size === 0) runs.delete(runId);
    },
    only(runId) {
      const spans = runs.get(runId);
      return spans?.size === 1 ? spans.values().next().value : undefined;
    },
    abandon(time) {
      for (const runId of runs.keys()) abandonRun(runId, time);
    },
  };
}

function endUnfinished(span: Span, time?: number): void {
  span.setAttribute("error.type", "unfinished");
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(time);
}
