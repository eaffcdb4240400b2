import type { Section } from "../../../model/unified-document.ts";
import { cutText } from "./cut-text.ts";
import { isOrdinal } from "./is-ordinal.ts";
import { printPath } from "./path.ts";
import type { Place } from "./path.ts";
import { plainText } from "./plain-text.ts";
import { readChart } from "./read-chart.ts";
import { readTable } from "./read-table.ts";
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
  place: Place;
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
      return section.elements.flatMap(({ items }, element) => {
        const above = context.lead === "" ? context.above : [...context.above, context.lead];
        return readItems(items, ["items"], { ...at(element), above });
      });
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
  member: Place;
}

function sentencesOf(raw: string, { kind, member }: TextMember, context: ElementContext): Statement[] {
  const { place, above, uses, index, element, hasNote } = context;
  return cutText(raw, hasNote).map(({ text, start, end, struck, isItem }) => ({
    path: printPath({ place: [...place, ...member], range: [start, end] }),
    kind: isItem && kind === "sentence" ? "item" : kind,
    ...{ text, heads: [], above, uses, section: index, element },
    ...(struck === true && { struck }),
  }));
}

/** A heading is one statement; its number, if it is the next one, is no fact. */
function readHeading(raw: string, section: SectionContext, context: ElementContext): Statement[] {
  const { text } = plainText(raw, context.hasNote);
  const said = text.replaceAll(/\s+/gu, " ").trim();
  const found = isOrdinal(said, section.numbering, section.language);
  if (found !== undefined) section.numbering = found.numbers;
  const shown = found === undefined ? said : said.slice(found.length);
  return shown === "" ? [] : [toStatement(shown, { kind: "heading", member: ["text"] }, context)];
}

function readItems(items: readonly unknown[], member: Place, context: ElementContext): Statement[] {
  return items.flatMap((item, at) => {
    const own = [...member, at];
    if (typeof item === "string") return sentencesOf(item, { kind: "item", member: own }, context);
    if (typeof item !== "object" || item === null) return [];
    const { text, items: below } = item as { text?: unknown; items?: unknown };
    const said = typeof text === "string" ? text : "";
    const inside = { ...context, uses: usesOf(item) ?? context.uses };
    return [
      ...sentencesOf(said, { kind: "item", member: [...own, "text"] }, inside),
      ...(Array.isArray(below)
        ? readItems(below, [...own, "items"], { ...inside, above: [...context.above, said] })
        : []),
    ];
  });
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
  const cells = readTable(element, place, language).flatMap((cell): Statement[] => {
    const kind = cell.isHead ? "head" : "cell";
    const at = { section: index, element: context.element, uses, above: [...above, ...captions] };
    const path = printPath({ place: cell.place });
    const text = plainText(cell.text, context.hasNote).text.trim();
    const heads = [cell.rowHead, cell.columnHead]
      .map((head) => plainText(head).text.trim())
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
  const { words, points } = readChart(element, place);
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
