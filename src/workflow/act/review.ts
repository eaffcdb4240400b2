import type { Observation, Review } from "../../model/action.ts";
import type { Message } from "../../model/message.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { Made, Performed, Verified, Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { askReview } from "./ask-review.ts";
import { observe } from "./observe.ts";
import { decideByRules } from "./decide-by-rules.ts";

export interface ReviewInput {
  work: Work;
  performed: Performed;
  verified: Verified;
  made: Made;
  request: RoundRequest;
}

/** Looks at what an action brought and says how the task goes on: by rules where they can tell, else by one call. */
export async function review(input: ReviewInput, deps: RoundDeps): Promise<Work> {
  const { work, performed, verified, made } = input;
  const { checked } = verified;
  const observation = observe(performed, { checked, files: made.files, problems: made.problems });
  await deps.emit({ type: "action-observed", observation });
  const next = takeOver(input);
  const now = await deps.run.step("look at the clock", async () => deps.clock.now());
  const ruled = decideByRules({ ...input, work: next, now, spent: spentOn(deps) });
  const asked = { work: next, made, observation, criteria: ruled.undecided };
  const decided = ruled.review ?? (await askReview({ ...asked, chosen: performed.chosen }, deps));
  await deps.emit({
    type: "task-reviewed",
    review: decided,
    by: ruled.review === undefined ? "model" : "host",
  });
  await tell({ input, observation, review: decided }, deps);
  const learnings = [...work.learnings, ...performed.chosen.learnings, ...decided.learnings];
  const done = [...work.done, { chosen: performed.chosen, observation, review: decided }];
  return settle({ ...next, learnings, done }, decided, ruled.status);
}

/** The task with what the action brought: a later verdict on a part replaces an earlier one. */
function takeOver({ work, performed, verified, made }: ReviewInput): Work {
  const { extracted } = performed;
  const ids = new Set(verified.checked.map(({ intent }) => intent.id));
  const checked = [...work.checked.filter(({ intent }) => !ids.has(intent.id)), ...verified.checked];
  const { document, files } = made;
  return { ...work, extracted, checked, document, files, ...(verified.draft && { draft: verified.draft }) };
}

function settle(work: Work, { decision, reason }: Review, ended: "refused" | "failed"): Work {
  switch (decision) {
    case "done":
      return { ...work, status: "done" };
    case "fail":
      return { ...work, status: ended, reason };
    case "continue":
      return work;
    case "retry": {
      // what was written is written again; what was proven stays proven
      const { draft: _draft, ...rest } = work;
      return {
        ...rest,
        document: null,
        files: [],
        checked: work.checked.filter(({ intent }) => intent.grounded),
      };
    }
  }
}

/** Each action leaves a message, so that later prompts and rounds know what happened. */
async function tell(
  { input, observation, review: decided }: { input: ReviewInput; observation: Observation; review: Review },
  deps: RoundDeps,
): Promise<void> {
  const { performed, verified, request } = input;
  const id = deps.newId("msg");
  const message = await deps.run.step("tell", async (): Promise<Message> => {
    const { round, task, action } = deps.workflow();
    const claims = verified.checked.flatMap(({ handOff }) => handOff?.claims ?? []);
    const passages = performed.result?.kind === "found" ? performed.result.pool : [];
    const more = performed.result?.kind === "done" ? performed.result.findings : [];
    const findings = [...claims.map(({ text }) => text), ...passages.map(({ quote }) => quote), ...more];
    const learnings = [...performed.chosen.learnings, ...decided.learnings];
    const text = request.mode === "automation" ? "" : performed.chosen.userMessage;
    return {
      ...{ id, role: "system" as const, text, summary: observation.summary, documents: [] },
      ...(findings.length > 0 && { findings: findings.slice(0, mostFindings).map(shorten) }),
      ...(learnings.length > 0 && { learnings }),
      ...{ round, task, action, at: deps.clock.now() },
    };
  });
  await deps.emit({ type: "message-added", message });
}

const mostFindings = 20;
const longestFinding = 400;

function shorten(text: string): string {
  return text.length <= longestFinding ? text : `${text.slice(0, longestFinding - 1)}…`;
}

/** What the task has cost so far. */
function spentOn(deps: RoundDeps): number {
  const { task, rounds } = deps.workflow();
  const usage = rounds.at(-1)?.usage ?? [];
  return usage.filter((call) => call.task === task).reduce((sum, { price }) => sum + price, 0);
}
