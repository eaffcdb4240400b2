import { Readability } from "@mozilla/readability";
import { Parser } from "htmlparser2";
import { parseHTML } from "linkedom";
import type { NewPart } from "../reader.ts";

/** Deeper or larger pages cost seconds or the stack: they are read without the mark. */
const deepest = 500;
const mostElements = 50_000;
const largest = 3_000_000;
/** Less than this, or this share of a page, is no article: then everything counts. */
const shortest = 200;
const leastShare = 0.15;

/** Says of a block whether it belongs to the main content of its page; undefined where a page has no such thing. */
export type IsMain = (part: Pick<NewPart, "type" | "text" | "table" | "role">) => boolean;

/** Finds the article of a web page, so that menus and lists of links can be told apart from it; nothing is cut. */
export function findMainContent(html: string): IsMain | undefined {
  if (html.length > largest || !isSane(html)) return undefined;
  const { all, main } = readArticle(html);
  if (main.length < shortest || main.length < all.length * leastShare) return undefined;
  const holds = (text: string) => {
    const wanted = squeeze(text);
    return wanted === "" || main.includes(wanted);
  };
  return ({ type, text, table, role }) => {
    // the title is often taken out of an article, and headings lead to what follows them
    if (role === "heading" || type === "metadata" || type === "image") return true;
    if (table === undefined) return holds(text);
    const cells = table.rows.flat().filter((cell) => cell !== null && cell !== "");
    return cells.filter((cell) => holds(String(cell))).length * 2 >= cells.length;
  };
}

/** Whatever it stumbles over, the page is read without the mark. */
function readArticle(html: string): { all: string; main: string } {
  try {
    const { document } = parseHTML(html);
    const all = squeeze(document.body?.textContent ?? "");
    const options = { maxElemsToParse: mostElements, charThreshold: shortest };
    return { all, main: squeeze(new Readability(document, options).parse()?.textContent ?? "") };
  } catch {
    return { all: "", main: "" };
  }
}

/** Counted before a tree is built of it. */
function isSane(html: string): boolean {
  let depth = 0;
  let elements = 0;
  let isGood = true;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      elements += 1;
      if (depth > deepest || elements > mostElements) {
        isGood = false;
        parser.pause();
      }
    },
    onclosetag() {
      depth -= 1;
    },
  });
  const piece = 65_536;
  for (let at = 0; at < html.length && isGood; at += piece) parser.write(html.slice(at, at + piece));
  return isGood;
}

/** Letters and digits alone: how a page is spaced says nothing. */
function squeeze(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}
