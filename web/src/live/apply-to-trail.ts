import type { StoredEvent, WorkflowEvent } from "../../../src/model/event.ts";
import { isLastWord } from "../../../src/model/apply-event.ts";
import type { ActionTrail, RoundTrail, TaskTrail } from "./trail.ts";
import { emptyRound } from "./trail.ts";

type EventOf<Type extends WorkflowEvent["type"]> = Extract<WorkflowEvent, { type: Type }>;

/** The rounds with one more event: beside the fold of the model, what a reader watches while it runs. */
export function applyToTrail(rounds: readonly RoundTrail[], stored: StoredEvent): readonly RoundTrail[] {
  const { event, at } = stored;
  if (event.type === "round-started") {
    const { prompt } = event;
    return [...rounds, { ...emptyRound, number: rounds.length + 1, prompt, startedAt: at }];
  }
  const last = rounds.at(-1);
  if (last === undefined) return rounds;
  const next = applyToRound(last, stored);
  return next === last ? rounds : [...rounds.slice(0, -1), next];
}

function applyToRound(round: RoundTrail, stored: StoredEvent): RoundTrail {
  const { event, at } = stored;
  switch (event.type) {
    case "message-added":
      return event.message.role === "user" && event.message.documents.length > 0
        ? { ...round, files: [...round.files, ...event.message.documents] }
        : round;
    case "request-understood":
      return { ...round, analysis: event.analysis, understoodAt: at };
    case "intents-split":
      return { ...round, parts: event.split.intents };
    case "request-routed":
      return { ...round, route: { route: event.route, reason: event.reason } };
    case "tasks-planned":
      return { ...round, tasks: event.tasks.map(toTask) };
    case "documents-read":
      return { ...round, read: [...round.read, ...event.extracted], readAt: at };
    case "answer-rejected":
      return { ...round, retries: [...round.retries, event.complaint] };
    case "action-chosen":
      return { ...round, chosen: event.chosen };
    case "ai-called":
      return inAction({ ...round, usage: [...round.usage, event.usage] }, (action) => ({
        ...action,
        usage: [...action.usage, event.usage],
      }));
    case "warning-raised":
      return { ...round, warnings: [...round.warnings, { code: event.code, message: event.message }] };
    case "approval-asked":
      return { ...round, waiting: { approval: event.approval, since: at } };
    case "approval-answered":
      return withoutWaiting(round);
    case "round-stopped":
      return { ...round, isStopped: true, status: round.status === "RUNNING" ? "STOPPED" : round.status };
    case "round-resumed":
      return { ...withoutEnd(round), isStopped: false, status: "RUNNING" };
    case "round-finished":
      return finishRound(round, event, stored);
    default:
      return applyToTask(round, stored);
  }
}

function applyToTask(round: RoundTrail, { event, at }: StoredEvent): RoundTrail {
  switch (event.type) {
    case "task-started":
      return startTask(round, event, at);
    case "action-started":
      return inTask(round, (task) => ({ ...task, actions: [...task.actions, toAction(event, round, at)] }));
    case "action-progressed": {
      const { done, total, item } = event;
      return inAction(round, (action) => ({
        ...action,
        progress: { done, total, ...(item !== undefined && { item }) },
      }));
    }
    case "action-finished":
      return inAction(round, (action) => ({
        ...action,
        status: event.success ? "done" : "failed",
        summary: event.summary,
        finishedAt: at,
      }));
    case "action-observed":
      return inAction(round, (action) => ({ ...action, summary: event.observation.summary }));
    case "task-reviewed":
      return inAction(round, (action) => ({ ...action, review: event.review }));
    case "evidence-gathered": {
      const { text, passages, isWhole } = event;
      return inTask(round, (task) => ({
        ...task,
        searches: [...task.searches, { text, passages, isWhole }],
      }));
    }
    case "claims-checked": {
      const claims = event.audited.map((claim) => ({ ...claim, intent: event.intent }));
      return inTask(round, (task) => ({ ...task, claims: [...task.claims, ...claims] }));
    }
    case "task-finished":
      return inTask(round, (task) => ({ ...task, status: event.kept?.status ?? "done", finishedAt: at }));
    default:
      return round;
  }
}

function startTask(
  round: RoundTrail,
  { taskId, objective }: EventOf<"task-started">,
  at: number,
): RoundTrail {
  const known = round.tasks.find(({ id }) => id === taskId);
  const task: TaskTrail = {
    ...(known ?? { id: taskId, objective, format: "", actions: [], claims: [], searches: [] }),
    status: "running",
    startedAt: at,
  };
  const others = round.tasks.filter(({ id }) => id !== taskId);
  const place = known === undefined ? others.length : round.tasks.indexOf(known);
  return { ...round, tasks: [...others.slice(0, place), task, ...others.slice(place)] };
}

function finishRound(
  round: RoundTrail,
  { result }: EventOf<"round-finished">,
  stored: StoredEvent,
): RoundTrail {
  const isFinal = isLastWord(stored);
  if (round.result !== undefined && !isFinal) return round;
  return { ...withoutWaiting(round), result, status: result.status, finishedAt: stored.at };
}

function toTask({ id, objective, deliverable }: EventOf<"tasks-planned">["tasks"][number]): TaskTrail {
  return { id, objective, format: deliverable.format, status: "open", actions: [], claims: [], searches: [] };
}

function toAction(event: EventOf<"action-started">, { chosen }: RoundTrail, at: number): ActionTrail {
  const { action, objective } = event;
  const own = chosen?.action === action ? { chosen } : {};
  return { action, objective, status: "running", startedAt: at, usage: [], ...own };
}

/** Changes the task that runs, or the last that ran. */
function inTask(round: RoundTrail, change: (task: TaskTrail) => TaskTrail): RoundTrail {
  const running = round.tasks.findLastIndex(({ status }) => status !== "open");
  const task = round.tasks[running];
  return task === undefined ? round : { ...round, tasks: round.tasks.with(running, change(task)) };
}

function inAction(round: RoundTrail, change: (action: ActionTrail) => ActionTrail): RoundTrail {
  return inTask(round, (task) => {
    const last = task.actions.at(-1);
    return last === undefined ? task : { ...task, actions: task.actions.with(-1, change(last)) };
  });
}

function withoutWaiting({ waiting: _waiting, ...round }: RoundTrail): RoundTrail {
  return round;
}

function withoutEnd({ result: _result, finishedAt: _finishedAt, ...round }: RoundTrail): RoundTrail {
  return round;
}
