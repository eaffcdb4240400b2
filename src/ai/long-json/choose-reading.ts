import { compareRestart } from "./compare-restart.ts";
import { type Repeatable, mayRepeat } from "./judge-repeat.ts";
import type { RestartReading } from "./list-restarts.ts";

/**
 * The one document that readings of an answer lead to. Of two that differ, the one that explains more of the answer
 * as told before is believed only if what the other takes for new cannot come twice in a row; otherwise nothing is.
 */
export function chooseReading(
  readings: readonly RestartReading[],
  scene: Repeatable,
): RestartReading | undefined {
  const [best, ...others] = readings.toSorted((left, right) => left.keep - right.keep);
  if (best === undefined) return undefined;
  const isRival = (reading: RestartReading) => {
    if (isSameResult(reading, best, scene)) return false;
    // whether that may come twice was judged where the reading was found
    if (reading.style === "fresh") return true;
    return mayRepeat(scene, reading.keep - best.keep);
  };
  return others.some(isRival) ? undefined : best;
}

/** The same tokens, whatever white space is between them. */
export function isSameResult(
  left: RestartReading,
  right: RestartReading,
  { ground, growing }: Repeatable,
): boolean {
  const at = Math.min(left.keep, right.keep);
  const start = growing.look(at, (scanner) => scanner.openScalar()?.start ?? at);
  const [one, other] = [left, right].map(({ keep, add }) => ground.text.slice(start, keep) + add);
  if (one === undefined || other === undefined || one === other) return true;
  return compareRestart(one, other) === "within" && compareRestart(other, one) === "within";
}
