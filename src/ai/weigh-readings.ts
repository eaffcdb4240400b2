import { judgeRepeat, type Repeat, type Repeatable } from "./judge-repeat.ts";
import type { Reading } from "./list-restarts.ts";

export interface Scene extends Repeatable {
  /** The model was asked again, in words that rule out that it repeats what is whole. */
  isAskedAgain: boolean;
  /** The answer begins in the middle of the white space before a unit, where nobody begins it anew. */
  isMidSpace: boolean;
}

/** So much likelier than the next one, and a reading is believed. */
const sureOdds = 8;
/** How often the same unit comes once more: where it has come twice before, and where it has not. */
const repeatShare: Record<Repeat["kind"], number> = {
  impossible: 0,
  unclear: 0,
  possible: 0.05,
  likely: 0.5,
};
const freshRest = 0.2;
/** How often an overlap is exactly as long as a unit: where one begins, and anywhere inside of it. */
const alignedOverlap = { between: 0.05, inside: 0.005 };

/**
 * Picks the reading that explains most of the answer as told before, unless one that explains less is likelier:
 * what it leaves unexplained must then be a repeat that was meant. Nothing where two are about as likely.
 */
export function weighReadings(readings: readonly Reading[], scene: Scene): Reading | undefined {
  const { ground } = scene;
  const covered = ({ keep }: Reading) => ground.text.length - keep;
  const [best, ...others] = readings.toSorted((left, right) => left.keep - right.keep);
  if (best === undefined) return undefined;
  const rivals = others.flatMap((reading) => {
    if (isSameResult(reading, best)) return [];
    const repeat = judgeRepeat(scene, covered(best) - covered(reading));
    return repeat.kind === "impossible" ? [] : [{ reading, repeat }];
  });
  if (rivals.length === 0) return best;
  if (rivals.some(({ repeat }) => repeat.kind === "unclear")) return undefined;
  // told again from the same place of an earlier unit by chance
  const isInside = rivals.some(({ reading, repeat }) => reading.style === "exact" && repeat.isInside);
  const weighed = [
    { reading: best, weight: priorOf(best, scene, isInside) },
    ...rivals.map(({ reading, repeat }) => {
      return { reading, weight: priorOf(reading, scene, isInside) * repeatShare[repeat.kind] };
    }),
  ];
  const [first, second] = weighed.toSorted((left, right) => right.weight - left.weight);
  if (first === undefined || second === undefined) return best;
  return first.weight >= second.weight * sureOdds ? first.reading : undefined;
}

function priorOf({ style }: Reading, scene: Scene, isInside: boolean): number {
  const aligned = isInside ? alignedOverlap.inside : alignedOverlap.between;
  if (style === "overlap") return scene.isAskedAgain ? aligned / 10 : aligned;
  // few models put the rest of what is open into brackets of its own
  if (style === "fresh") return freshRest;
  return style !== "exact" && scene.isMidSpace ? aligned : 1;
}

/** As far as their lengths tell. */
function isSameResult(left: Reading, right: Reading): boolean {
  return left.keep + left.add.length === right.keep + right.add.length;
}
