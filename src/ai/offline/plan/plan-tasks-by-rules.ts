import type { z } from "zod";
import { isGrounded } from "../../../model/sub-intent.ts";
import type { PlannedTask, TaskPlan } from "../../../model/task.ts";
import type { PlanTasksInput, RequestPart } from "../../../prompts/plan-tasks.ts";
import { chooseSources } from "./choose-documents.ts";
import { findDeliverables } from "./find-deliverables.ts";
import { findFormats } from "./find-formats.ts";
import { readIndex } from "../answer/read-index.ts";
import { workPhrasesFor } from "./work-phrases.ts";

interface Group {
  parts: RequestPart[];
  formats: string[];
  isCreative: boolean;
}

/** What is looked up is one task; each text to be written, rewritten or translated is one that builds on it. */
export function planTasksByRules(input: PlanTasksInput): z.input<typeof TaskPlan> {
  const groups = groupParts(input.subIntents, input.request);
  const own = new Set(groups.flatMap(({ formats }) => formats));
  const index = readIndex(input.documents);
  const tasks = groups.map((group, at): z.input<typeof PlannedTask> => {
    const { parts, isCreative } = group;
    const text = [...new Set(parts.map((part) => part.text))].join("\n");
    const formats = formatsFor(group, {
      wanted: input.intent.expectedFormats,
      own,
      isOnly: groups.length === 1,
    });
    const same = formats.join() === input.intent.expectedFormats.join();
    const [type = isCreative ? "document" : "answer"] = findDeliverables(text, input.language);
    return {
      id: `task_${at + 1}`,
      objective: text,
      deliverable: { type, format: formats[0] ?? "md" },
      serves: parts.map(({ id }) => id),
      dependsOn: dependsOn(groups, at),
      requiredDocuments: chooseSources(text, index),
      requiresWebResearch: false,
      requiresDocumentAnalysis: parts.some(({ role }) => isGrounded(role)),
      requiresContentGeneration: isCreative,
      ...(same ? {} : { expectedFormats: formats }),
    };
  });
  const { plan, one } = workPhrasesFor(input.language);
  const steps = tasks.map(({ objective }, at) => `${at + 1}. ${objective.replaceAll("\n", " ")}`).join(" ");
  return { overview: steps, userMessage: tasks.length === 1 ? one : `${plan} ${steps}`, tasks };
}

/** A text to be written builds on what was looked up, one to be changed on whatever comes before it. */
function dependsOn(groups: readonly Group[], at: number): string[] {
  const group = groups[at];
  if (at === 0 || group?.isCreative !== true) return [];
  if (group.parts.some(({ role }) => role !== "DRAFT" && !isGrounded(role))) return [`task_${at}`];
  return groups[0]?.isCreative === false ? ["task_1"] : [];
}

/** A grounded part with the words of a text to be written is the ground of that text alone, and stays with it. */
function groupParts(given: readonly RequestPart[], request: string): Group[] {
  const parts = given.length > 0 ? given : [{ id: "i1", role: "LOOKUP" as const, text: request }];
  const creative = parts.filter(({ role }) => !isGrounded(role));
  const texts = new Set(creative.map(({ text }) => text));
  const grounded = parts.filter(({ role, text }) => isGrounded(role) && !texts.has(text));
  const withGround = creative.map((part) =>
    parts.filter(({ role, text }) => text === part.text && isGrounded(role)),
  );
  return [
    ...(grounded.length === 0 ? [] : [toGroup(grounded, false)]),
    ...creative.map((part, at) => toGroup([...(withGround[at] ?? []), part], true)),
  ];
}

function toGroup(parts: RequestPart[], isCreative: boolean): Group {
  return { parts, isCreative, formats: [...new Set(parts.flatMap(({ text }) => findFormats(text)))] };
}

/** Its own formats; without any, those of the request that no other task claims. */
function formatsFor(
  { formats, isCreative }: Group,
  { wanted, own, isOnly }: { wanted: readonly string[]; own: ReadonlySet<string>; isOnly: boolean },
): string[] {
  if (isOnly) return [...wanted];
  if (formats.length > 0) return formats;
  const left = wanted.filter((format) => !own.has(format));
  return isCreative || own.size > 0 ? left : [];
}
