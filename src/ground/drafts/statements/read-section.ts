import { walkSection } from "../../../model/documents/walk-document.ts";
import type { DocumentText } from "../../../model/documents/walk-document.ts";
import type { Section } from "../../../model/unified-document.ts";
import { cutSentences } from "./cut-sentences.ts";
import { isOrdinal } from "./is-ordinal.ts";
import { printPath } from "./path.ts";
import type { MemberPath } from "./path.ts";
import { plainInline } from "../../../lib/inline/plain-inline.ts";
import { readDraftChart } from "./read-draft-chart.ts";
import { readDraftTable } from "./read-draft-table.ts";
import type { Statement, StatementKind } from "./statement.ts";

export interface SectionContext {
  index: number;
  language: string;
  hasNote(key: string): boolean;
  /** Headings above, outermost first. */
  above: string[];
  /** The words in front of a list: "These are the rates:". */
  lead: string;
  /** The numbers of the last heading that had some. */
  numbering: number[];
}

interface ElementContext extends SectionContext {
  element: number;
  place: MemberPath;
  uses: string[];
}

/** The statements of one section, in reading order. */
export function readSection(section: Section, context: SectionContext): Statement[] {
  const place = ["sections", context.index, "elements"];
  const at = (element: number): ElementContext => ({
    ...context,
    ...{
      element,
      place: [...place, element],
      uses: usesOf(section.elements[element]) ?? usesOf(section) ?? [],
    },
  });
  switch (section.content_type) {
    case "heading":
      return section.elements.flatMap(({ text }, element) => readHeading(text, context, at(element)));
    case "paragraph":
      return section.elements.flatMap(({ text }, element) =>
        sentencesOf(text, { kind: "sentence", member: ["text"] }, at(element)),
      );
    case "quote":
      return section.elements.flatMap(({ text }, element) =>
        sentencesOf(text, { kind: "quote", member: ["text"] }, at(element)),
      );
    case "bullet_list":
    case "numbered_list":
      return [...walkSection(section)].flatMap((item) => readItem(item, at(Number(item.place[1]))));
    case "table":
      return section.elements.flatMap((element, index) => readTableElement(element, at(index)));
    case "code_block":
      return section.elements.map(({ code }, element) =>
        toStatement(code, { kind: "code", member: ["code"] }, at(element)),
      );
    case "image":
      return section.elements.flatMap(({ alt, caption }, element) => [
        ...(alt.trim() === "" ? [] : [toStatement(alt, { kind: "alt", member: ["alt"] }, at(element))]),
        ...captionOf(caption, at(element)),
      ]);
    case "chart":
      return section.elements.flatMap((element, index) => readChartElement(element, at(index)));
  }
}

/** The claims that a section, an element or an item names. */
function usesOf(value: unknown): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { uses } = value as { uses?: unknown };
  return Array.isArray(uses) ? uses.filter((id) => typeof id === "string") : undefined;
}

function toStatement(text: string, { kind, member }: TextMember, context: ElementContext): Statement {
  const { place, above, uses, index, element } = context;
  const path = printPath({ place: [...place, ...member] });
  return { path, kind, text, heads: [], above, uses, section: index, element };
}

interface TextMember {
  kind: StatementKind;
  member: MemberPath;
}

function sentencesOf(raw: string, { kind, member }: TextMember, context: ElementContext): Statement[] {
  const { place, above, uses, index, element, hasNote } = context;
  return cutSentences(raw, hasNote).map(({ text, start, end, struck, isItem }) => ({
    path: printPath({ place: [...place, ...member], range: [start, end] }),
    kind: isItem && kind === "sentence" ? "item" : kind,
    ...{ text, heads: [], above, uses, section: index, element },
    ...(struck === true && { struck }),
  }));
}

/** A heading is one statement; its number, if it is the next one, is no fact. */
function readHeading(raw: string, section: SectionContext, context: ElementContext): Statement[] {
  const { text } = plainInline(raw, context.hasNote);
  const said = text.replaceAll(/\s+/gu, " ").trim();
  const found = isOrdinal(said, section.numbering, section.language);
  if (found !== undefined) section.numbering = found.numbers;
  const shown = found === undefined ? said : said.slice(found.length);
  return shown === "" ? [] : [toStatement(shown, { kind: "heading", member: ["text"] }, context)];
}

/** An entry of a list stands under the words that lead to it, and names the claims of the nearest that names any. */
function readItem({ text, place, items }: DocumentText, context: ElementContext): Statement[] {
  const lead = context.lead === "" ? [] : [context.lead];
  const within = items.slice(0, -1).map((item) => (typeof item === "string" ? item : item.text));
  const uses =
    items
      .toReversed()
      .map(usesOf)
      .find((named) => named !== undefined) ?? context.uses;
  const inside = { ...context, above: [...context.above, ...lead, ...within], uses };
  return sentencesOf(text, { kind: "item", member: place.slice(2) }, inside);
}

function captionOf(caption: string | undefined, context: ElementContext): Statement[] {
  return caption === undefined || caption.trim() === ""
    ? []
    : sentencesOf(caption, { kind: "caption", member: ["caption"] }, context);
}

type ElementOf<Type extends Section["content_type"]> = Extract<
  Section,
  { content_type: Type }
>["elements"][number];

function readTableElement(element: ElementOf<"table">, context: ElementContext): Statement[] {
  const { place, index, uses, language, above } = context;
  const captions = captionOf(element.caption, context).map(({ text }) => text);
  const cells = readDraftTable(element, place, language).flatMap((cell): Statement[] => {
    const kind = cell.isHead ? "head" : "cell";
    const at = { section: index, element: context.element, uses, above: [...above, ...captions] };
    const path = printPath({ place: cell.place });
    const text = plainInline(cell.text, context.hasNote).text.trim();
    const heads = [cell.rowHead, cell.columnHead]
      .map((head) => plainInline(head).text.trim())
      .filter((head) => head !== "");
    const formula =
      cell.formula === undefined
        ? []
        : [{ ...at, path: `${path}.formula`, kind: "formula" as const, text: cell.formula, heads }];
    return [...(text === "" ? [] : [{ ...at, path, kind, text, heads } as const]), ...formula];
  });
  return [...captionOf(element.caption, context), ...cells];
}

function readChartElement(element: ElementOf<"chart">, context: ElementContext): Statement[] {
  const { place, index, uses, language } = context;
  const { words, points } = readDraftChart(element, place);
  const title = typeof element["title"] === "string" ? [element["title"]] : [];
  const at = { section: index, element: context.element, uses, above: [...context.above, ...title] };
  const known = Intl.NumberFormat.supportedLocalesOf(language)[0] ?? "en";
  const format = new Intl.NumberFormat(known, { useGrouping: false, maximumFractionDigits: 20 });
  return [
    ...words
      .filter(({ text }) => text.trim() !== "")
      .map(({ place: of, text }) => ({
        ...at,
        path: printPath({ place: of }),
        kind: "label" as const,
        text,
        heads: [],
      })),
    ...points.map(({ place: of, value, label, series }) => ({
      ...{ ...at, path: printPath({ place: of }), kind: "point" as const },
      ...{ text: format.format(value), heads: [label, series].filter((head) => head !== "") },
    })),
  ];
}
