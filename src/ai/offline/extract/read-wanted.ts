import { placeColumns } from "../../../lexicon/requests/column-wishes.ts";
import type { TermReader } from "../../../lib/text/create-term-reader.ts";
import { isFormatWord } from "../plan/find-formats.ts";
import { cutList } from "../plan/cut-list.ts";
import { itemHeadsOf } from "./item-columns.ts";

/** What a list or table is to hold: its columns, each as stems, and the words of its subject. */
export interface WantedRows {
  columns: string[][];
  /** Each column as it was called. */
  names: string[];
  subject: string[];
}

const leads =
  /(?<!\p{L})(?:with|including|mit|samt|avec|con|incluyendo)\s+(?<list>[^.;\n]{3,300})|\((?<inner>[^()]{3,200})\)|:\s+(?<behind>[^.;\n]{3,300})$/giu;

/** Reads "a table with goods, duration in months and article" and "(rate, date)"; places such as page or source are no columns. */
export function readWanted(text: string, reader: TermReader): WantedRows {
  const lists = [...text.matchAll(leads)].map(({ groups }) => {
    const list = groups?.["list"] ?? groups?.["inner"] ?? groups?.["behind"] ?? "";
    // "with all those of logistics: name and office"
    return cutList(list.split(/:\s/u).at(-1) ?? "").map((name) => ({ name, terms: termsOf(name, reader) }));
  });
  const [best = []] = lists.toSorted((a, b) => b.length - a.length);
  // an article is a place in a contract, and a column in an order
  const columns = best.filter(({ name, terms }) => terms.length > 0 || itemHeadsOf(name).size > 0);
  const named = new Set(columns.flatMap(({ terms }) => terms));
  const subject = [...new Set(termsOf(text, reader).filter((term) => !named.has(term)))];
  if (columns.length < 2) return { columns: [], names: [], subject };
  return { columns: columns.map(({ terms }) => terms), names: columns.map(({ name }) => name), subject };
}

function termsOf(text: string, reader: TermReader): string[] {
  return reader
    .content(text)
    .filter(({ text: word }) => {
      const plain = word.toLowerCase();
      return !isFormatWord(plain) && !placeColumns.has(plain) && !/^(?:\p{N}+|.)$/u.test(plain);
    })
    .map(({ term }) => term);
}
