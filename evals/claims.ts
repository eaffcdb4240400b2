import { basename } from "node:path";
import { judge, printTable } from "../bench/print-table.ts";
import type { Evidence, RuledClaim } from "../src/model/grounding.ts";
import { auditByRules } from "../src/ground/audit/audit-by-rules.ts";
import { sentencesOf } from "../test/fixtures/five-languages.ts";
import { claimCells } from "../test/fixtures/mutations/cells.ts";
import { languages } from "../test/fixtures/mutations/mutant.ts";
import type { Language, Mutant, Source } from "../test/fixtures/mutations/mutant.ts";
import { mutations } from "../test/fixtures/mutations/mutations.ts";
import type { Mutation } from "../test/fixtures/mutations/mutations.ts";
import { readCorpusIndex } from "./corpus/corpus-index.ts";
import { listTableFiles, withDocuments } from "./gate/gate-documents.ts";
import type { ReadDocument } from "./gate/gate-documents.ts";
import { readRealSentences, thin } from "./gate/real-sentences.ts";
import { groupBy, percent, rejected, tally, toCells } from "./gate/tally.ts";

/** So many of each kind and language; more would only repeat themselves. */
const mostOfAKind = 150;

interface Outcome {
  kind: string;
  language: Language;
  claim: string;
  source: string;
  changed: readonly string[];
  ruled: RuledClaim;
}

/** Claims made from real sentences and tables in five languages, changed by code that knows nothing of the gate. */
export async function evalClaims(args: readonly string[]): Promise<Record<string, number>> {
  return withDocuments(async (read) => {
    const sources = await readRealSentences(read);
    if (sources.length === 0) return {};
    const sentences = Object.entries(mutations).flatMap(([kind, mutation]) =>
      auditKind(kind, mutation, sources),
    );
    const cells = await auditCells(read);
    const goals: Record<string, Mutation["goal"]> = {
      ...Object.fromEntries(Object.entries(mutations).map(([kind, { goal }]) => [kind, goal])),
      ...cellGoals,
    };
    print("Sentences of real documents, changed", sentences, goals);
    print("Cells of real tables, right and wrong", cells, goals);
    tellScarce([...sentences, ...cells]);
    const translated = auditTranslations();
    print(
      "Our own sentences, changed, over the same passage in another language",
      translated,
      translationGoals,
    );
    const all = [...sentences, ...cells, ...translated];
    if (args[0] === "show") show(all, { ...goals, ...translationGoals }, args[1]);
    return toFigures(all);
  });
}

function auditKind(kind: string, { mutate }: Mutation, sources: readonly Source[]): Outcome[] {
  return languages.flatMap((language) => {
    const made = sources
      .filter((source) => source.language === language)
      .flatMap((source) => mutate(source).map((mutant) => ({ source, mutant })));
    return thin(made, mostOfAKind).map(({ source, mutant }) => ({
      ...{ kind, language, claim: mutant.claim, source: source.sentence, changed: mutant.changed },
      ruled: auditMutant(source, mutant),
    }));
  });
}

function auditMutant(
  { passage, sentence, language }: Source,
  { claim, quote }: Mutant,
  spoken: Language = language,
): RuledClaim {
  const evidence = { ...{ id: "p", documentId: "p", document: "p", position: {} }, quote: passage, language };
  return auditByRules({
    ...{ claim, language: spoken, evidence: [evidence] },
    supports: [{ evidence: "p", quote: quote ?? sentence }],
  });
}

const wrong = { invalid: 100, neverValid: true };
const cellGoals: Record<string, Mutation["goal"]> = {
  "cell: right": { valid: 99 },
  "cell: wrong row": wrong,
  "cell: wrong row, own cell": wrong,
  "cell: wrong column": wrong,
  "cell: wrong value": wrong,
};

/** Templates of a table's own language have goals; those of another one say what a foreign reader would get. */
async function auditCells(read: ReadDocument): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of listTableFiles(readCorpusIndex() ?? [])) {
    const evidence = await read(file);
    for (const item of evidence.filter(({ table }) => table !== undefined))
      outcomes.push(...auditTable(item));
  }
  const once = [
    ...new Map(outcomes.map((outcome) => [JSON.stringify([outcome.kind, outcome.claim]), outcome])).values(),
  ];
  const groups = groupBy(once, ({ kind, language }) => `${kind} ${language}`);
  return [...groups.values()].flatMap((group) => thin(group, 2 * mostOfAKind));
}

function auditTable(item: Evidence): Outcome[] {
  const { table } = item;
  if (table === undefined) return [];
  return languages.flatMap((language) =>
    claimCells(table, language).map(({ kind, claim, cell, changed }) => ({
      kind: `${language === (item.language ?? "en") ? "cell" : "foreign heads"}: ${kind}`,
      ...{ language, claim, changed, source: `${basename(item.document)} ${cell}` },
      ruled: auditByRules({ claim, language, evidence: [item], supports: [{ evidence: item.id, cell }] }),
    })),
  );
}

/** So few prove little: the shared documents hold no more of that kind in that language. */
const scarce = 10;

function tellScarce(outcomes: readonly Outcome[]): void {
  const few = [...groupBy(outcomes, ({ kind }) => kind)]
    .filter(([kind]) => !kind.startsWith("foreign"))
    .flatMap(([kind, own]) => {
      const counts = languages.map((language) => ({
        language,
        count: own.filter((outcome) => outcome.language === language).length,
      }));
      const short = counts.filter(({ count }) => count < scarce);
      return short.length === 0
        ? []
        : `${kind} (${short.map(({ language, count }) => `${language} ${count}`).join(", ")})`;
    });
  console.log(`\nFewer than ${scarce} in the shared documents: ${few.join("; ")}`);
}

const acrossLanguages = [
  ...["unchanged", "digit changed", "year moved", "numbers swapped"],
  ...["negation dropped", "limit turned", "modality turned"],
];
const translationGoals: Record<string, Mutation["goal"]> = Object.fromEntries(
  acrossLanguages.map((kind) => [
    `translated: ${kind}`,
    kind === "unchanged" ? { gone: 2 } : { neverValid: true },
  ]),
);

/** The passages of our own are the same in each language, sentence by sentence. */
function auditTranslations(): Outcome[] {
  return languages.flatMap((language) =>
    acrossLanguages.flatMap((kind) =>
      sentencesOf(language).flatMap((own, at) =>
        (mutations[kind]?.mutate({ ...own, language }) ?? []).flatMap((mutant) =>
          languages
            .filter((other) => other !== language)
            .flatMap((other): Outcome[] => {
              const foreign = sentencesOf(other)[at];
              if (foreign === undefined) return [];
              const { claim, changed } = mutant;
              const ruled = auditMutant({ ...foreign, language: other }, { claim, changed }, language);
              return [
                { kind: `translated: ${kind}`, language, claim, changed, source: foreign.sentence, ruled },
              ];
            }),
        ),
      ),
    ),
  );
}

function print(title: string, outcomes: readonly Outcome[], goals: Record<string, Mutation["goal"]>): void {
  const rows = [...groupBy(outcomes, ({ kind }) => kind)].flatMap(([kind, own]) => [
    toRow([kind, "all"], own, goals[kind]),
    ...[...groupBy(own, ({ language }) => language)].map(([language, some]) =>
      toRow(["", language], some, goals[kind]),
    ),
  ]);
  const head = [
    "kind",
    "language",
    "claims",
    "VALID",
    "UNDECIDED",
    "rejected",
    "% VALID",
    "% rejected",
    "goal",
  ];
  printTable(title, [head, ...rows]);
}

function toRow(
  [kind, language]: readonly [string, string],
  own: readonly Outcome[],
  goal: Mutation["goal"] = {},
): string[] {
  const counts = tally(own.map(({ ruled }) => ruled.verdict));
  const [valid, gone] = [percent(counts.VALID, own.length), percent(rejected(counts), own.length)];
  const verdicts = [
    ...(goal.valid === undefined ? [] : [judge(valid, { atLeast: goal.valid })]),
    ...(goal.gone === undefined ? [] : [judge(gone, { atMost: goal.gone })]),
    ...(goal.invalid === undefined ? [] : [judge(gone, { atLeast: goal.invalid })]),
    ...(goal.neverValid === true ? [counts.VALID === 0 ? "none VALID" : "VALID, WHICH MUST NOT BE"] : []),
  ];
  return [
    kind,
    language,
    String(own.length),
    ...toCells(counts),
    String(valid),
    String(gone),
    verdicts.join(", "),
  ];
}

/** What misses its goal, or, with a kind, everything of it. */
function show(outcomes: readonly Outcome[], goals: Record<string, Mutation["goal"]>, kind?: string): void {
  const wanted = outcomes.filter((outcome) =>
    kind === undefined ? misses(outcome, goals[outcome.kind] ?? {}) : outcome.kind === kind,
  );
  for (const { kind: made, language, claim, source, changed, ruled } of wanted)
    console.log(
      `\n${made} ${language} → ${ruled.verdict} (${ruled.stage}) ${ruled.reason}${ruled.doubts.map((doubt) => `\n    ? ${doubt}`).join("")}\n    claim  ${claim}\n    source ${source}\n    changed ${changed.join(" | ")}; fails ${ruled.fails}`,
    );
}

function misses({ ruled }: Outcome, goal: Mutation["goal"]): boolean {
  if (goal.valid !== undefined) return ruled.verdict !== "VALID";
  if (goal.gone !== undefined) return ruled.verdict === "INVALID" || ruled.verdict === "NOT_IN_CONTEXT";
  if (goal.invalid !== undefined) return ruled.verdict === "VALID" || ruled.verdict === "UNDECIDED";
  return goal.neverValid === true && ruled.verdict === "VALID";
}

function toFigures(outcomes: readonly Outcome[]): Record<string, number> {
  const figures = [...groupBy(outcomes, ({ kind }) => kind)].flatMap(([kind, own]): [string, number][] => {
    const counts = tally(own.map(({ ruled }) => ruled.verdict));
    return [
      [`${kind}: claims`, own.length],
      [`${kind}: % VALID`, percent(counts.VALID, own.length)],
      [`${kind}: % rejected`, percent(rejected(counts), own.length)],
    ];
  });
  return Object.fromEntries(figures);
}
