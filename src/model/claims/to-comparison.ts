import { readNumber, writtenNumber } from "../../lib/text/read-number.ts";
import { toTitle } from "../documents/to-title.ts";
import type { Claim, Evidence } from "../grounding.ts";
import { phrasesFor } from "../phrases.ts";
import type { Checked } from "../round.ts";
import { pointsOf } from "../sub-intent.ts";
import type { Section } from "../unified-document.ts";
import type { FieldRecord } from "./to-record.ts";
import { valueOf } from "./value-of.ts";

type Cell = { value: string; citations?: string[] };

const mostDocuments = 4;

/**
 * What was compared as a table: a row for each point, a column for each document, and how far two numbers are apart.
 * Undefined where the claims do not say which point and which document each is about.
 */
export function toComparison(part: Checked, language: string): FieldRecord | undefined {
  const { intent, handOff, evidence } = part;
  const claims = handOff?.claims ?? [];
  if (intent.role !== "COMPARE" || claims.some(({ row }) => row !== undefined)) return undefined;
  const placed = claims.flatMap((claim) => {
    const documents = new Set(sourcesOf(claim, evidence).map(({ document }) => document));
    const [document, ...more] = documents;
    return claim.point === undefined || document === undefined || more.length > 0
      ? []
      : [{ claim, document, point: claim.point }];
  });
  const documents = [...new Set(placed.map(({ document }) => document))];
  if (placed.length < claims.length || documents.length < 2 || documents.length > mostDocuments)
    return undefined;
  const words = phrasesFor(language);
  const rows = [...Map.groupBy(placed, ({ point }) => point)].map(([point, own]) => {
    const name = pointsOf(intent).find(({ id }) => id === point)?.text;
    const cells = documents.map((document) => {
      const said = own.filter((one) => one.document === document).map(({ claim }) => claim);
      return toCell(said, name ?? "", language);
    });
    const first = own[0]?.claim;
    const label = name === undefined ? headingOf(first, evidence) : toTitle(name);
    return { label, cells };
  });
  const isLabelled = rows.some(({ label }) => label !== "");
  const gaps = rows.map(({ cells }) => (documents.length === 2 ? difference(cells) : ""));
  const hasGaps = gaps.some((gap) => gap !== "");
  const headers = [
    ...(isLabelled ? [words.field] : []),
    ...documents,
    ...(hasGaps ? [words.difference] : []),
  ];
  const element = {
    ...{ headers, written: true },
    rows: rows.map(({ label, cells }, at) => [
      ...(isLabelled ? [label] : []),
      ...cells,
      ...(hasGaps ? [gaps[at] ?? ""] : []),
    ]),
  };
  const citations = [...new Set(claims.flatMap((claim) => claim.citations))];
  const section: Section = {
    content_type: "table",
    id: `${intent.id}-compared`,
    elements: [element],
    citations,
  };
  return { section, rest: [] };
}

function sourcesOf({ citations }: Claim, evidence: readonly Evidence[]): Evidence[] {
  return citations.flatMap((id) => evidence.find((item) => item.id === id) ?? []);
}

function headingOf(claim: Claim | undefined, evidence: readonly Evidence[]): string {
  return claim === undefined ? "" : (sourcesOf(claim, evidence)[0]?.heading?.at(-1) ?? "");
}

function toCell(claims: readonly Claim[], field: string, language: string): Cell {
  if (claims.length === 0) return { value: "–" };
  const values = [...new Set(claims.map(({ text }) => valueOf(text, field, language)))];
  return { value: values.join("; "), citations: [...new Set(claims.flatMap(({ citations }) => citations))] };
}

/** How far the second number is above the first, where the two values say the same but for that number. */
function difference(cells: readonly Cell[]): string {
  const [first, second] = cells.map(({ value }) => readOne(value));
  if (first === undefined || second === undefined || first.around !== second.around) return "";
  const digits = Math.max(decimals(first.number), decimals(second.number));
  const gap = (Number(second.number) - Number(first.number)).toFixed(digits);
  const unit = first.around.replaceAll(/[^\p{L}\p{Sc}%]/gu, "").length <= 4 ? first.around.trim() : "";
  return [Number(gap) > 0 ? `+${gap}` : gap, unit].join(" ").trim();
}

/** The only number of a value, where it can be read in one way, and the words around it. */
function readOne(value: string): { number: string; around: string } | undefined {
  const [found, ...more] = value.matchAll(new RegExp(writtenNumber.source, "gu"));
  const [number, ...others] = found === undefined ? [] : readNumber(found[0]);
  if (found === undefined || more.length > 0 || number === undefined || others.length > 0) return undefined;
  // a year and a number of something count nothing
  if (/^(?:19|20)\d\d$/u.test(found[0]) || number.length > longestNumber) return undefined;
  return { number, around: value.replace(found[0], "…").replaceAll(/\s+/gu, " ").replace("…", "") };
}

const longestNumber = 12;

function decimals(number: string): number {
  return number.split(".")[1]?.length ?? 0;
}
