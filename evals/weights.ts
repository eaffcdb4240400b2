import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { weighFeatures } from "../src/ai/offline/answer/look-up/weigh/weigh-places.ts";
import { fitWeights } from "./weights/fit-weights.ts";
import { readExamples, type Example } from "./weights/read-examples.ts";

const folds = 6;
const levels = [0.3, 0.4, 0.5, 0.6, 0.7] as const;
const target = join(import.meta.dirname, "../src/ai/offline/answer/look-up/weigh/weights.ts");

interface Guess {
  example: Example;
  chance: number;
  isRight: boolean;
}

/**
 * How well the weights of the offline model's sentences do on papers that they were not fitted on; `write` fits them on
 * all and writes them down.
 */
export async function evalWeights(args: readonly string[]): Promise<Record<string, number>> {
  const examples = await readExamples();
  const guesses = guessUnseen(examples);
  const figures: Record<string, number> = {};
  const lines = [...Map.groupBy(guesses, ({ example }) => example.set)].flatMap(([set, own]) =>
    levels.map((level) => {
      const line = countAt(own, level);
      for (const [name, value] of Object.entries(line)) figures[`${set} ${level} ${name}`] = value;
      return [set, String(level), ...Object.values(line).map(String)];
    }),
  );
  printTable("Sentences of papers that were not learned from, in per cent", [
    ["set", "chance at least", "right", "wrong", "answered though not there"],
    ...lines,
  ]);
  if (args.includes("write")) write(examples);
  return figures;
}

/** Papers in turn are left out, and asked with weights from the others. */
function guessUnseen(examples: readonly Example[]): Guess[] {
  const groups = [...new Set(examples.map(({ group }) => group))];
  const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const { place, none } = fitWeights(examples.filter(({ group }) => foldOf.get(group) !== fold));
    return examples
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((example): Guess => {
        const chances = weighFeatures(example, { place, none });
        const chance = chances.reduce((a, b) => Math.max(a, b), 0);
        return { example, chance, isRight: example.places[chances.indexOf(chance)]?.isAnswer === true };
      });
  });
}

function countAt(guesses: readonly Guess[], level: number) {
  const share = (part: number, whole: number) => round((100 * part) / Math.max(1, whole));
  const there = guesses.filter(({ example }) => example.isAnswerable);
  const missing = guesses.filter(({ example }) => !example.isAnswerable);
  const said = there.filter(({ chance }) => chance >= level);
  const right = said.filter(({ isRight }) => isRight).length;
  return {
    right: share(right, there.length),
    wrong: share(said.length - right, there.length),
    "not there": share(missing.filter(({ chance }) => chance >= level).length, missing.length),
  };
}

function write(examples: readonly Example[]): void {
  const { place, none } = fitWeights(examples);
  const print = (weights: Record<string, number>) =>
    Object.entries(weights)
      .filter(([, value]) => value !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `  ${/^[a-z]\w*$/iu.test(name) ? name : JSON.stringify(name)}: ${value},`)
      .join("\n");
  writeFileSync(
    target,
    `/** Fitted by \`npm run eval weights write\`, on questions over our own papers; not to be changed by hand. */
export const placeWeights: Readonly<Record<string, number>> = {
${print(place)}
};

/** What speaks for there being no answer. */
export const noneWeights: Readonly<Record<string, number>> = {
${print(none)}
};
`,
  );
}
