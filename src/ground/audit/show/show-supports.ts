import { superlatives } from "../../../lexicon/facts/superlatives.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { Computed, Evidence, LocatedSupport } from "../../../model/grounding.ts";
import { wholeTable } from "../../../model/documents/whole-table.ts";
import { brief } from "../finding.ts";
import type { TextRange } from "../locate/locate-quote.ts";
import { createSource, type AuditSource } from "../locate/source.ts";
import { compileWords, hasWords, type WordMatcher } from "../text/match-words.ts";
import { readTokens } from "../text/read-tokens.ts";
import { headsAbove } from "./heads-above.ts";
import { showCells } from "./show-cells.ts";
import { tellCoverage } from "./tell-groups.ts";
import { tellOpening } from "./tell-opening.ts";
import { tellPlace } from "./tell-place.ts";
import { showWords } from "./show-words.ts";
import type { ShownSupport, ShownText } from "./shown-support.ts";

export interface Ground {
  evidence: readonly Evidence[];
  computations: readonly Computed[];
  /** What is to be judged: what it compares decides what is told of a table. */
  claim?: { text: string; language: string };
}

const ranking = new Map<string, WordMatcher>(
  languages.map((language) => [language, compileWords(superlatives[language] ?? "")]),
);

/** More text around a quote than this says nothing about it. */
const mostText = 1500;

/** Each support in its surroundings, as plain data: `composePassages` makes text of those of several claims. */
export function showSupports(
  located: readonly LocatedSupport[],
  { evidence, computations, claim }: Ground,
): ShownSupport[] {
  const ranks = claim === undefined ? undefined : ranking.get(claim.language);
  const isRanked = ranks !== undefined && hasWords(readTokens(claim?.text ?? ""), ranks);
  const sources = new Map<string, AuditSource>();
  const sourceOf = (id: string) => {
    const item = evidence.find((one) => one.id === id);
    const source = sources.get(id) ?? (item === undefined ? undefined : createSource(item));
    if (source !== undefined) sources.set(id, source);
    return source;
  };
  const wholeOf = (id: string) => {
    const item = sourceOf(id)?.evidence;
    return item && wholeTable(item, evidence);
  };
  return joinCells(located).flatMap((support): ShownSupport[] => {
    if (support.kind === "computation") {
      const computed = computations.find(({ id }) => id === support.computation);
      return computed === undefined ? [] : [showWords(tellComputed(computed, wholeOf))];
    }
    const source = sourceOf(support.evidence);
    if (support.kind === "quote")
      return [source === undefined ? showWords(support.quote) : showQuote(source, support, evidence)];
    if (source === undefined) return [showWords(support.cells.map(({ value }) => value).join(" "))];
    const addresses = [...new Set(support.cells.map(({ address }) => address))];
    const singles = located.flatMap((one) =>
      one.kind === "cells" && one.evidence === support.evidence && one.cells.length <= fewCells
        ? one.cells.map(({ address }) => address)
        : [],
    );
    return [showCells(source, { addresses, singles, evidence, isRanked })];
  });
}

/** Cells of one table are shown in it together. */
function joinCells(located: readonly LocatedSupport[]): LocatedSupport[] {
  const joined: LocatedSupport[] = [];
  for (const support of located) {
    const same = joined.findIndex(
      (one) => one.kind === "cells" && support.kind === "cells" && one.evidence === support.evidence,
    );
    const before = joined[same];
    if (before?.kind === "cells" && support.kind === "cells")
      joined[same] = { ...before, cells: [...before.cells, ...support.cells] };
    else joined.push(support);
  }
  return joined;
}

/** The sentences the quote lies in, the one before and the one after, and what leads to a list item. */
function showQuote(source: AuditSource, span: TextRange, evidence: readonly Evidence[]): ShownText {
  const { quote, id, table } = source.evidence;
  const units = source.units().units;
  const own = new Set(source.unitsAt(span));
  const first = units.findIndex((unit) => own.has(unit));
  const last = units.findLastIndex((unit) => own.has(unit));
  const { offsets } = source.plain();
  const before = offsets[units[Math.max(0, first - 1)]?.start ?? 0] ?? 0;
  const start = Math.min(span.start, afterMark(quote, before));
  const after = units[Math.min(units.length - 1, last + 1)];
  const end = Math.max(span.end, (offsets[Math.max(0, (after?.end ?? 1) - 1)] ?? 0) + 1);
  const from = Math.max(start, span.start - mostText);
  const to = Math.min(end, span.end + mostText);
  const leads = [...own]
    .flatMap((unit) => unit.heads)
    .filter((head) => !quote.slice(from, to).includes(head));
  const heads = (table?.head ?? [])
    .map((cells) => cells.filter((cell) => cell !== "").join(" | "))
    .filter((head) => head !== "" && !quote.slice(from, to).includes(head))
    .map((head) => `(head of the table: ${brief(head, 300)})`);
  return {
    ...{
      kind: "text",
      key: id,
      place: [...tellPlace(source.evidence), ...tellOpening(source.evidence, evidence)],
      text: quote,
      from,
      to,
    },
    ...{ start: span.start, end: span.end },
    leads: [...heads, ...headsAbove(source.evidence, span.start, evidence), ...leads],
    near: tellNear(source.evidence, evidence),
  };
}

/** The mark of a list item, "2." or "b)", belongs to it. */
function afterMark(text: string, at: number): number {
  const mark = /(?:^|[\s;:.])(\(?(?:\p{N}{1,3}|[a-z])[.)])\s{1,3}$/u.exec(
    text.slice(Math.max(0, at - 12), at),
  );
  return mark === null ? at : at - (mark[0].length - mark[0].indexOf(mark[1] ?? ""));
}

const shortPassage = 400;
const mostNear = 400;

/** What stands before and after a short passage, which says little by itself; cut between words. */
function tellNear(own: Evidence, evidence: readonly Evidence[]): string[] {
  if (own.quote.length > shortPassage) return [];
  const at = evidence.indexOf(own);
  const [before = "", after = ""] = [evidence[at - 1], evidence[at + 1]].map((item) =>
    item?.documentId === own.documentId ? item.quote : "",
  );
  const ending = before.length <= mostNear ? before : `…${before.slice(-mostNear).replace(/^\S*/u, "")}`;
  const beginning = after.length <= mostNear ? after : `${after.slice(0, mostNear).replace(/\S*$/u, "")}…`;
  return [
    ...(before === "" ? [] : [`(before it: ${ending})`]),
    ...(after === "" ? [] : [`(after it: ${beginning})`]),
  ];
}

/** How it was computed, and from what; the host vouches for the arithmetic. */
function tellComputed(computed: Computed, wholeOf: (id: string) => Evidence | undefined): string {
  const inputs = computed.inputs.map(({ name, supports, values }) => {
    const places = supports.flatMap((support) =>
      support.kind === "cells"
        ? tellInput(support, wholeOf(support.evidence))
        : support.kind === "quote"
          ? [`"${brief(support.quote)}"`]
          : [],
    );
    return `${name} = ${brief(values.join("; "), 200)}${places.length === 0 ? "" : ` (${places.join("; ")})`}`;
  });
  return [
    `Computed by the host: ${computed.expression} = ${computed.value}${computed.unit === undefined ? "" : ` ${computed.unit}`}`,
    computed.words,
    ...inputs,
  ].join("\n");
}

const fewCells = 3;

/** A few cells one by one; of more the first and the last, and how many rows there are between. */
function tellInput(
  { cells }: Extract<LocatedSupport, { kind: "cells" }>,
  item: Evidence | undefined,
): string[] {
  const sheet = item?.position.sheet;
  const tell = ({ address, rowHead, columnHead }: (typeof cells)[number]) =>
    `${sheet === undefined ? "" : `${sheet}!`}${address}: ${brief(rowHead, 80)} / ${brief(columnHead, 80)}`;
  const [first, last] = [cells[0], cells.at(-1)];
  if (cells.length <= fewCells || first === undefined || last === undefined) return cells.map(tell);
  return [`${cells.length} cells, from ${tell(first)} to ${tell(last)}`, ...tellRows(cells, item)];
}

function tellRows(
  cells: Extract<LocatedSupport, { kind: "cells" }>["cells"],
  item: Evidence | undefined,
): string[] {
  const source = item && createSource(item);
  const [read] = source?.tables() ?? [];
  if (source === undefined || read === undefined) return [];
  const rows = cells.map(({ address }) => Number(/\d+$/u.exec(address)?.[0] ?? 0) - read.table.firstRow);
  return tellCoverage(new Set(rows), read, {
    language: source.language(),
    document: source.evidence.document,
  });
}
