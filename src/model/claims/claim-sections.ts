import type { Claim } from "../grounding.ts";
import { phrasesFor } from "../phrases.ts";
import { readRows } from "../read-rows.ts";
import { missingTexts, tablesOf } from "../report-claims.ts";
import type { Checked } from "../round.ts";
import { typeColumns } from "../documents/table-section.ts";
import { toTitle } from "../documents/to-title.ts";
import type { Section } from "../unified-document.ts";
import { toComparison } from "./to-comparison.ts";
import { absent, toRecord, unproven } from "./to-record.ts";

/** What was found for a part: its fields as a table, rows as rows, the rest in its own words, and what is lacking. */
export function claimSections(part: Checked, language: string): Section[] {
  const record = toRecord(part, language) ?? toComparison(part, language);
  const claims = part.handOff?.claims ?? [];
  const body =
    record === undefined
      ? toSections(claims, part, language)
      : [record.section, ...toSections(record.rest, part, language)];
  // a table of fields says by itself what is not stated
  const isTold =
    record !== undefined && part.intent.role === "EXTRACT" && claims.every(({ row }) => row === undefined);
  return [...body, ...(isTold ? [] : notStated(part, language)), ...leftOut(part, language)];
}

/** What was asked for and is not in the documents, or was not found there, is said to be so; a part that has nothing at all is named. */
function notStated(part: Checked, language: string): Section[] {
  const { intent, missing } = part;
  const words = phrasesFor(language);
  const say = (lead: string, own: Checked["missing"]) =>
    own.length === 0 ? [] : [{ text: `${lead} ${missingTexts([{ intent, missing: own }]).join("; ")}` }];
  const absentOnes = missing.filter(({ unproven: failed }) => failed !== true);
  const failedOnes = missing.filter(({ unproven: failed }) => failed === true);
  const elements = [
    ...say(part.byWords === true ? words.notFoundByWords : words.notStated, absentOnes),
    ...say(words.leftOut, failedOnes),
    ...whole(),
  ];
  return elements.length === 0 ? [] : [{ content_type: "paragraph", id: `${intent.id}-missing`, elements }];

  /** Of what was refused and has no claim: a text that was not written, a part that nobody came to. */
  function whole(): { text: string }[] {
    if (part.decision === "ACCEPT" || missing.length > 0) return [];
    const unable = part.byWords === true ? words.cannotWrite : words.noModel;
    if (part.reason === "not_supported") return [{ text: `${unable} ${intent.text}` }];
    return [{ text: `${part.decision === "REJECT" ? words.leftOut : words.notDone} ${intent.text}` }];
  }
}

/** Where some of what was said for a point stands and some does not, the list is not whole: that is said, what failed is not. */
function leftOut({ intent, audited, missing, handOff }: Checked, language: string): Section[] {
  const gone = new Set(missing.map(({ point }) => point));
  const failed = audited.filter(({ decision, point }) => decision === "REJECT" && !gone.has(point ?? ""));
  const cells = (handOff?.claims ?? []).some(({ row }) => (row?.unproven ?? []).length > 0);
  if (failed.length === 0 && !cells) return [];
  const points = [...new Set(failed.map(({ point }) => point ?? ""))].map((point) => ({ point, reason: "" }));
  const texts = failed.length === 0 ? [intent.text] : missingTexts([{ intent, missing: points }]);
  const text = `${phrasesFor(language).someLeftOut} ${[...new Set(texts)].map(toTitle).join("; ")}`;
  return [{ content_type: "paragraph", id: `${intent.id}-left-out`, elements: [{ text }] }];
}

/** Each claim in its own words; rows with the same columns as the table that they were. */
function toSections(claims: readonly Claim[], part: Checked, language: string): Section[] {
  const { intent } = part;
  const built = tablesOf(claims).map(({ columns, name, rows, claims: own }) => ({
    ...{ name, headers: columns, claims: own },
    rows: rows.map((row, at) => row.map((cell, column) => cell ?? nothing(own[at], column))),
  }));
  const { tables, rest } = readRows(claims.filter(({ row }) => row === undefined));
  const texts = rest.map(({ text, citations }, index): Section => ({
    ...{ content_type: "paragraph", id: `${intent.id}-${index + 1}`, elements: [{ text }], citations },
  }));
  const grids = [...built, ...tables].map(({ headers, rows, claims: own }, index): Section => {
    const element = {
      headers,
      rows: rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell : null))),
    };
    typeColumns(element);
    const citations = [...new Set(own.flatMap((claim) => claim.citations))];
    const filled = element.rows.map((row, at) =>
      row.map((cell, column) => cell ?? rows[at]?.[column] ?? null),
    );
    // as documents write it: a workbook makes values of it
    const cited = { ...element, written: true, rows: filled.map((row, at) => citeRow(row, own[at])) };
    return { content_type: "table", id: `${intent.id}-t${index + 1}`, elements: [cited], citations };
  });
  return [...texts, ...grids];

  /** Of what was to be extracted an empty cell says that nothing is stated, elsewhere it is empty; one that was dropped says so. */
  function nothing(claim: Claim | undefined, column: number) {
    const wished = absent(part, language);
    if (claim?.row?.unproven?.includes(column) === true) return unproven(language);
    return wished.absent === true && intent.role !== "EXTRACT" ? null : wished;
  }
}

/** Each row leads to its own sources, at its first cell. */
function citeRow<Cell>(row: readonly Cell[], claim: Claim | undefined) {
  const [first = null, ...others] = row;
  if (claim?.row === undefined) return [...row];
  const cell = typeof first === "object" && first !== null ? first : { value: first };
  return [{ value: null, ...cell, citations: claim.citations }, ...others];
}
