import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { AuditInput } from "../src/ground/audit/audit-input.ts";
import { auditByRules } from "../src/ground/audit/audit-by-rules.ts";
import { toEvidenceTable } from "../src/ground/audit/table/to-evidence-table.ts";
import { sentencesOf, tables } from "../test/fixtures/five-languages.ts";
import { claimCells } from "../test/fixtures/mutations/cells.ts";
import { languages } from "../test/fixtures/mutations/mutant.ts";
import type { Language } from "../test/fixtures/mutations/mutant.ts";
import { mutations } from "../test/fixtures/mutations/mutations.ts";
import { shapes, ways } from "./audit-shape.ts";
import { judge, printTable } from "./print-table.ts";
import { median, round } from "./statistics.ts";

const rounds = 3;
const large = 1_000_000;
const small = large / 4;
/** What a megabyte may take. */
const mostMs = 5_000;

/** The rules of the gate: how many claims in a second, and how they take text that was made to hold them up. */
export async function benchAudit(): Promise<Record<string, number>> {
  const speed = benchClaims();
  const growth = benchShapes();
  return { ...speed, ...growth };
}

function toPassage(quote: string, language: Language) {
  return { id: "p", documentId: "p", document: "p", position: {}, quote, language };
}

function makeClaims(): AuditInput[] {
  return languages.flatMap((language) => {
    const sentences = sentencesOf(language).flatMap((source) =>
      Object.values(mutations).flatMap(({ mutate }) =>
        mutate({ ...source, language }).map(({ claim, quote }): AuditInput => ({
          ...{ claim, language, evidence: [toPassage(source.passage, language)] },
          supports: [{ evidence: "p", quote: quote ?? source.sentence }],
        })),
      ),
    );
    const cells = tables[language].flatMap((rows) => {
      const table = toEvidenceTable(rows);
      const text = rows.map((row) => row.join(" | ")).join("\n");
      return claimCells(table, language).map(({ claim, cell }): AuditInput => ({
        ...{ claim, language, evidence: [{ ...toPassage(text, language), table }] },
        supports: [{ evidence: "p", cell }],
      }));
    });
    return [...sentences, ...cells];
  });
}

function benchClaims(): Record<string, number> {
  const claims = makeClaims();
  const unsupported = claims.map(({ supports: _supports, ...claim }) => claim);
  const rate = (inputs: readonly AuditInput[]) => {
    const seconds = Array.from({ length: rounds + 1 }, () => {
      const begun = process.cpuUsage();
      for (const input of inputs) auditByRules(input);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000_000;
    });
    // the first round compiles
    return round(inputs.length / median(seconds.slice(1)));
  };
  const figures = {
    claims: claims.length,
    claimsPerSecond: rate(claims),
    searchedPerSecond: rate(unsupported),
  };
  printTable("Claims by rule, five languages, one paragraph or table each", [
    ["", "claims", "per second of CPU"],
    ["supports named", String(figures.claims), String(figures.claimsPerSecond)],
    ["supports looked for", String(figures.claims), String(figures.searchedPerSecond)],
  ]);
  return figures;
}

function benchShapes(): Record<string, number> {
  const measured = Object.keys(shapes).map((name) => ({
    name,
    times: ways.map((way) => timeShape(name, way.name)),
  }));
  const cells = measured.map(({ name, times }) => [
    name,
    ...times.flatMap(({ ms, growth, isGuess }) => [
      `${isGuess ? "≈ " : ""}${Math.round(ms)} ms`,
      `${round(growth)} ×`,
    ]),
  ]);
  printTable(
    "1 MB of hostile text in CPU time, and how much longer it takes than a quarter of it; ≈ told from less",
    [["shape", ...ways.flatMap(({ name }) => [`as ${name}`, "growth"])], ...cells],
  );
  const all = measured.flatMap(({ times }) => times);
  const worst = Math.max(...all.map(({ ms }) => ms));
  // what is over in no time grows by chance alone
  const growth = Math.max(...all.filter(({ ms }) => ms > 100).map((time) => time.growth), 0);
  console.log(
    `\nSlowest: ${judge(round(worst), { atMost: mostMs })} ms; growth: ${judge(round(growth), { atMost: 6 })}`,
  );
  return { slowestMs: finite(worst), worstGrowth: finite(growth) };
}

interface Timed {
  ms: number;
  /** How much longer four times the text takes. */
  growth: number;
  /** The whole would have taken too long, and is told from what was done of it. */
  isGuess: boolean;
}

/** In a process of its own: code that does not come to an end is ended. The first size is there to compile. */
function timeShape(shape: string, way: string): Timed {
  const sizes = [small / 100, small / 10, small, large].map(String);
  const script = join(import.meta.dirname, "audit-shape.ts");
  const { stdout } = spawnSync(process.execPath, [script, shape, way, ...sizes], {
    encoding: "utf8",
    timeout: 6 * mostMs,
  });
  const lines = stdout.split("\n").filter((line) => line !== "");
  const done = lines.map((line) => JSON.parse(line) as { size: number; ms: number });
  const [before, last] = done.slice(-2);
  if (before === undefined || last === undefined)
    return { ms: Number.POSITIVE_INFINITY, growth: Number.POSITIVE_INFINITY, isGuess: true };
  const power = Math.log(last.ms / Math.max(before.ms, 1)) / Math.log(last.size / before.size);
  const isGuess = last.size < large;
  const ms = isGuess ? last.ms * (large / last.size) ** Math.max(1, power) : last.ms;
  return { ms, growth: 4 ** power, isGuess };
}

function finite(value: number): number {
  return Number.isFinite(value) ? round(value) : 999_999;
}
