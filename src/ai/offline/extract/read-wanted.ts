import { placeColumns } from "../../../lexicon/requests/column-wishes.ts";
import type { TermReader } from "../../../lib/text/create-term-reader.ts";
import { isFormatWord } from "../plan/find-formats.ts";
import { cutList } from "../plan/cut-list.ts";

/** What a list or table is to hold: its columns, each as stems, and the words of its subject. */
export interface WantedRows {
  columns: string[][];
  subject: string[];
}

const leads =
  /(?<!\p{L})(?:with|including|mit|samt|avec|con|incluyendo)\s+(?<list>[^.;\n]{3,300})|\((?<inner>[^()]{3,200})\)|:\s+(?<behind>[^.;\n]{3,300})$/giu;

/** Reads "a table with goods, duration in months and article" and "(rate, date)"; places such as page or source are no columns. */
export function readWanted(text: string, reader: TermReader): WantedRows {
  const lists = [...text.matchAll(leads)].map(({ groups }) => {
    const list = groups?.["list"] ?? groups?.["inner"] ?? groups?.["behind"] ?? "";
    // "with all those of logistics: name and office"
    return cutList(list.split(/:\s/u).at(-1) ?? "").map((item) => termsOf(item, reader));
  });
  const [best = []] = lists.toSorted((a, b) => b.length - a.length);
  const columns = best.filter((terms) => terms.length > 0);
  const named = new Set(columns.flat());
  const subject = termsOf(text, reader).filter((term) => !named.has(term));
  return { columns: columns.length > 1 ? columns : [], subject: [...new Set(subject)] };
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
