import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { weighFeatures } from "../src/ai/offline/answer/look-up/weigh/weigh-features.ts";
import { noneWeights, placeWeights } from "../src/ai/offline/answer/look-up/weigh/weights.ts";
import { fitWeights, type FitWay, type Weights } from "./weights/fit-weights.ts";
import { readExamples, type Example } from "./weights/read-examples.ts";
import { writeReadings } from "./weights/write-readings.ts";

const folds = 6;
const levels = [0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9] as const;
/** By how many things are weighed, and on how many questions. */
const ways: Record<"first" | "close", FitWay> = {
  first: { shrink: 0.002, rounds: 150 },
  close: { shrink: 0.01, rounds: 300 },
};
const folder = join(import.meta.dirname, "../src/ai/offline/answer/look-up/weigh");

interface Guess {
  example: Example;
  chance: number;
  isRight: boolean;
}

/**
 * How well the weights of the offline model's sentences do on papers that they were not fitted on; `write` fits them on
 * all and writes them down, `readings FILE` writes what the reader is fitted on, of some sets where they are named, and `close` fits what judges the reader.
 */
export async function evalWeights(args: readonly string[]): Promise<Record<string, number>> {
  const [order, file, ...sets] = args;
  if (order === "readings" && file !== undefined) return { questions: await writeReadings(file, sets) };
  if (order === "close") return tell("read closely", guessUnseen(await closeWeights(), ways.close));
  const examples = await readExamples();
  const figures = tell("first sight", guessUnseen(examples, ways.first));
  if (order === "write")
    write(fitWeights(examples, ways.first), {
      file: "weights",
      names: ["placeWeights", "noneWeights"],
      on,
    });
  return figures;
}

const on = "on questions over our own papers";

function tell(name: string, guesses: readonly Guess[]): Record<string, number> {
  const figures: Record<string, number> = {};
  const sets = [...Map.groupBy(guesses, ({ example }) => example.set), ["all", guesses] as const];
  const lines = sets.flatMap(([set, own]) =>
    levels.map((level) => {
      const line = countAt(own, level);
      for (const [key, value] of Object.entries(line)) figures[`${name} ${set} ${level} ${key}`] = value;
      return [set, String(level), ...Object.values(line).map(String)];
    }),
  );
  printTable(`Sentences of papers that were not learned from, ${name}, in per cent`, [
    ["set", "chance at least", "right", "wrong", "answered though not there"],
    ...lines,
  ]);
  return figures;
}

/** Fits the weights of the second sight on papers that the reader has not seen, and writes them down. */
async function closeWeights(): Promise<Example[]> {
  const examples = await readExamples({ isClose: true });
  const first = { place: placeWeights, none: noneWeights };
  const close = examples.flatMap((example) => example.readClosely?.(weighFeatures(example, first)) ?? []);
  write(fitWeights(close, ways.close), {
    ...{ file: "close-weights", names: ["closePlaceWeights", "closeNoneWeights"] },
    on: "on papers and requests that the reader was not fitted on",
  });
  return close;
}

/** Papers in turn are left out, and asked with weights from the others. */
function guessUnseen(examples: readonly Example[], way: FitWay): Guess[] {
  const groups = [...new Set(examples.map(({ group }) => group))];
  const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitWeights(
      examples.filter(({ group }) => foldOf.get(group) !== fold),
      way,
    );
    return examples
      .filter(({ group }) => foldOf.get(group) === fold)
      .map((example): Guess => {
        const chances = weighFeatures(example, weights);
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

/** Less than this moves no chance by a hundredth. */
const leastWeight = 0.01;

function write(
  weights: Weights,
  { file, names, on: source }: { file: string; names: readonly [string, string]; on: string },
): void {
  const print = (table: Record<string, number>) =>
    Object.entries(table)
      .filter(([, value]) => Math.abs(value) >= leastWeight)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `  ${/^[a-z]\w*$/iu.test(name) ? name : JSON.stringify(name)}: ${value},`)
      .join("\n");
  writeFileSync(
    join(folder, `${file}.ts`),
    `/** Fitted by \`npm run eval weights ${file === "weights" ? "write" : "close"}\`, ${source}; not to be changed by hand. */
export const ${names[0]}: Readonly<Record<string, number>> = {
${print(weights.place)}
};

/** What speaks for there being no answer. */
export const ${names[1]}: Readonly<Record<string, number>> = {
${print(weights.none)}
};
`,
  );
}
