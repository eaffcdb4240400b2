import { Lexer } from "marked";
import type { Token, Tokens } from "marked";
import { detectLanguage } from "../lib/text/detect-language.ts";
import type { Section, UnifiedDocument } from "../model/unified-document.ts";
import { takeCaptions } from "./markdown/take-captions.ts";
import { takeFootnotes } from "./markdown/take-footnotes.ts";
import { takeFrontMatter } from "./markdown/take-front-matter.ts";
import type { FrontMatter } from "./markdown/take-front-matter.ts";
import { readTokens } from "./markdown/read-tokens.ts";
import { spanText } from "./inline/span-text.ts";
import { writeInline } from "./inline/write-inline.ts";

interface Reading {
  keys: readonly string[];
  footnote(key: string): number | undefined;
}

/** Markdown as a unified document, for models that answer in it and for files of it. */
export function fromMarkdown(text: string, { language }: { language?: string } = {}): UnifiedDocument {
  const front = takeFrontMatter(text.replaceAll(/^\uFEFF|\r\n?/g, (mark) => (mark === "\uFEFF" ? "" : "\n")));
  const { body, notes } = takeFootnotes(front.body);
  const keys = [...notes.keys()];
  const numbers = new Map(keys.map((key, at) => [key, at + 1]));
  const reading: Reading = { keys, footnote: (key) => numbers.get(key) };
  const { tokens, sections } = readBlocks(body, reading);
  const footnotes = Object.fromEntries(
    [...notes].map(([key, note]) => [
      key,
      inline(Lexer.lexInline(note, { gfm: true }), { keys: [], footnote: () => undefined }),
    ]),
  );
  const title = tokens.find(
    (token): token is Tokens.Heading => token.type === "heading" && token.depth === 1,
  );
  const own = title === undefined ? "" : spanText(readTokens(title.tokens, reading)).trim();
  const { title: said = own, language: spoken, ...properties } = toProperties(front);
  return {
    metadata: { title: said, language: language ?? spoken ?? detectLanguage(body), ...properties },
    sections: takeCaptions(sections),
    ...(keys.length > 0 && { footnotes }),
  };
}

/** What a document says of itself at its top, under the names that writers know. */
function toProperties({ values }: FrontMatter): Partial<UnifiedDocument["metadata"]> {
  const text = (...names: readonly string[]): string | undefined =>
    names
      .map((name) => values.get(name))
      .find((value): value is string => typeof value === "string" && value !== "");
  const list = (...names: readonly string[]): string[] | undefined =>
    names.map((name) => values.get(name)).find((value): value is string[] => Array.isArray(value));
  const [title, language, date] = [text("title"), text("lang", "language"), text("date")];
  const [author, subject] = [text("author", "authors", "creator"), text("subject", "subtitle")];
  const authors = list("author", "authors") ?? (author === undefined ? undefined : [author]);
  const keywords = list("keywords", "tags");
  return {
    ...(title !== undefined && { title }),
    ...(language !== undefined && { language }),
    ...(authors !== undefined && { authors }),
    ...(date !== undefined && { date }),
    ...(subject !== undefined && { subject }),
    ...(keywords !== undefined && { keywords }),
  };
}

/** The marks of a quotation in thirty others; each level is read once more for the one above it. */
const deepQuotes = /^((?:[ \t]{0,3}>){30})(?:[ \t]{0,3}>)+/gm;

/** Lists in lists without end overflow the stack: such a text is what it is, paragraph by paragraph. */
function readBlocks(body: string, reading: Reading): { tokens: Token[]; sections: Section[] } {
  try {
    const tokens: Token[] = new Lexer({ gfm: true }).lex(body.replaceAll(deepQuotes, "$1"));
    return { tokens, sections: tokens.flatMap((token) => readBlock(token, reading)) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const pieces = body.split(/\n[ \t]*\n/).filter((piece) => piece.trim() !== "");
    const sections = pieces.map((text): Section => ({
      content_type: "paragraph",
      elements: [{ text: writeInline([{ text }]) }],
    }));
    return { tokens: [], sections };
  }
}

function readBlock(token: Token, reading: Reading): Section[] {
  switch (token.type) {
    case "heading": {
      const { depth, tokens } = token as Tokens.Heading;
      return [{ content_type: "heading", elements: [{ level: depth, text: inline(tokens, reading) }] }];
    }
    case "paragraph":
    case "text":
      return readParagraph(token as Tokens.Paragraph, reading);
    case "blockquote":
      return [
        {
          content_type: "quote",
          elements: [{ text: blockText((token as Tokens.Blockquote).tokens, reading) }],
        },
      ];
    case "list":
      return [readList(token as Tokens.List, reading)];
    case "table":
      return [readTable(token as Tokens.Table, reading)];
    case "code": {
      const { lang, text } = token as Tokens.Code;
      const language = /^\S+/.exec(lang ?? "")?.[0];
      return [{ content_type: "code_block", elements: [{ ...(language && { language }), code: text }] }];
    }
    case "html": {
      const text = withoutComments((token as Tokens.HTML).text).trim();
      return text === ""
        ? []
        : [{ content_type: "paragraph", elements: [{ text: writeInline([{ text }]) }] }];
    }
    default:
      return [];
  }
}

/** An open comment is looked for an end once. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", from)) {
    const end = text.indexOf("-->", start + 4);
    if (end < 0) break;
    kept.push(text.slice(from, start));
    from = end + 3;
  }
  return [...kept, text.slice(from)].join("");
}

/** Pictures that make up a paragraph are pictures; inside a sentence their description stands for them. */
function readParagraph({ tokens }: Tokens.Paragraph, reading: Reading): Section[] {
  const meant = tokens.filter((token) => token.type !== "br" && token.raw.trim() !== "");
  const images = meant.filter((token): token is Tokens.Image => token.type === "image");
  if (images.length > 0 && images.length === meant.length) {
    const elements = images.map(({ href, text, title }) => ({
      ...(/^data:/i.test(href) ? { data: href } : { document: href }),
      alt: text,
      ...(title && { caption: writeInline([{ text: title }]) }),
    }));
    return [{ content_type: "image", elements }];
  }
  const text = inline(tokens, reading);
  return text.trim() === "" ? [] : [{ content_type: "paragraph", elements: [{ text }] }];
}

type Item = string | { text: string; ordered?: boolean; items: Item[] };

function readList({ ordered, items, start }: Tokens.List, reading: Reading): Section {
  const first = typeof start === "number" && start !== 1 ? { start } : {};
  const elements = [{ ...first, items: items.map((item) => readItem(item, { ...reading, ordered })) }];
  return { content_type: ordered ? "numbered_list" : "bullet_list", elements };
}

interface ListReading extends Reading {
  /** Of the list that the item stands in. */
  ordered: boolean;
}

function readItem({ tokens, task, checked }: Tokens.ListItem, given: ListReading): Item {
  const { ordered, ...reading } = given;
  const lists = tokens.filter((token): token is Tokens.List => token.type === "list");
  const others = tokens.filter((token) => token.type !== "list" && token.type !== "checkbox");
  const box = task ? (checked === true ? "☑ " : "☐ ") : "";
  const text = `${box}${blockText(others, reading).replaceAll("\n\n", "\n")}`;
  const below = lists.flatMap((list) =>
    list.items.map((item) => readItem(item, { ...reading, ordered: list.ordered })),
  );
  if (below.length === 0) return text;
  const isOther = (lists[0]?.ordered ?? ordered) !== ordered;
  return { text, ...(isOther && { ordered: !ordered }), items: below };
}

/** Blocks where only a text can stand. */
function blockText(tokens: readonly Token[], reading: Reading): string {
  const texts = tokens.map((token): string => {
    switch (token.type) {
      case "paragraph":
      case "text":
      case "heading":
        return inline((token as Tokens.Paragraph).tokens ?? [token], reading);
      case "list":
        return (token as Tokens.List).items.map((item) => `– ${blockText(item.tokens, reading)}`).join("\n");
      case "blockquote":
        return blockText((token as Tokens.Blockquote).tokens, reading);
      case "space":
        return "";
      default:
        return writeInline([{ text: "text" in token ? String(token.text) : token.raw.trim() }]);
    }
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

function readTable({ header, rows, align }: Tokens.Table, reading: Reading): Section {
  const texts = rows.map((row) => row.map(({ tokens }) => inline(tokens, reading)));
  const areNumbers = header.map((_, column) => {
    const filled = texts.map((row) => row[column] ?? "").filter((text) => text !== "");
    return filled.length > 0 && filled.every((text) => String(Number(text)) === text && text !== "NaN");
  });
  const element = {
    // its cells are as people write them: a workbook makes values of them
    written: true,
    headers: header.map(({ tokens }) => inline(tokens, reading)),
    rows: texts.map((row) =>
      row.map((text, column) => (areNumbers[column] === true && text !== "" ? Number(text) : text)),
    ),
    ...(align.some((word) => word !== null) && {
      columns: align.map((word) => (word === null ? {} : { align: word })),
    }),
  };
  return { content_type: "table", elements: [element] };
}

function inline(tokens: readonly Token[], reading: Reading): string {
  const spans = readTokens(tokens, reading);
  return writeInline(spans, reading.keys);
}
