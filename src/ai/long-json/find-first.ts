import { findJson } from "../../lib/json/find-json.ts";
import { listStarts, untilFence } from "../call/answer-bodies.ts";
import type { GrowingText, Splice } from "./growing-text.ts";

/** The JSON with which a document begins, whole or cut; nothing where there is none, or only broken. */
export function findFirst(answer: string, growing: GrowingText): Splice | undefined {
  const region = findJson(answer);
  if (region === undefined) return undefined;
  const found = answer.slice(region.start, region.end);
  if (growing.probe({ keep: 0, add: found }).kind !== "invalid") return { keep: 0, add: found };
  // a bracket of a remark was taken for the beginning; of an answer, most is no remark
  const further = listStarts(answer).map((start) => untilFence(answer.slice(start)));
  const add = further.find((text) => {
    const status = growing.probe({ keep: 0, add: text });
    const length = status.kind === "complete" ? status.end : text.length;
    return status.kind !== "invalid" && 2 * length > answer.length;
  });
  return add === undefined ? undefined : { keep: 0, add };
}
