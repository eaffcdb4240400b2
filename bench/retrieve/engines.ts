import { DatabaseSync } from "node:sqlite";
import { createTermReader } from "../../src/lib/text/create-term-reader.ts";
import { createIndex, rankLexically } from "../../src/retrieve/retrieve.ts";
import type { Asked, Row } from "./collection.ts";

/** Builds an index of all rows and returns a search for the ids of the best ten. */
export type Engine = (rows: readonly Row[]) => (query: Asked) => string[];

/** A page is a part of its document, under the document's title. */
export const dossier: Engine = (rows) => {
  const parts = rows.map(({ _id, doc, title, text }) => {
    return { id: _id, document: doc, type: "text" as const, text, position: {}, heading: [title] };
  });
  const index = createIndex(parts, () => "");
  return ({ text, lang }) =>
    rankLexically(index, { text, language: lang }).map(({ passage }) => passage.part.id);
};

/** The plain measure: one field, stems and stop words of the language that the data states, k1 1.2, b 0.75. */
export const plainBm25: Engine = (rows) => {
  const readers = new Map(
    [...new Set(rows.map(({ lang }) => lang))].map((lang) => [lang, createTermReader(lang)]),
  );
  const postings = new Map<string, { row: number; count: number }[]>();
  const lengths = rows.map(({ title, text, lang }, row) => {
    const counts = new Map<string, number>();
    const terms = readers.get(lang)?.content(`${title}\n${text}`) ?? [];
    for (const { term } of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      const known = postings.get(term);
      if (known === undefined) postings.set(term, [{ row, count }]);
      else known.push({ row, count });
    }
    return terms.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / rows.length;
  return ({ text }) => {
    const scores = new Map<number, number>();
    for (const [lang, reader] of readers)
      for (const term of new Set(reader.content(text).map((word) => word.term))) {
        const holders = postings.get(term) ?? [];
        const idf = Math.log(1 + (rows.length - holders.length + 0.5) / (holders.length + 0.5));
        for (const { row, count } of holders) {
          if (rows[row]?.lang !== lang) continue;
          const norm = 1.2 * (0.25 + (0.75 * (lengths[row] ?? 0)) / average);
          scores.set(row, (scores.get(row) ?? 0) + (idf * count * 2.2) / (count + norm));
        }
      }
    return [...scores]
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, 10)
      .map(([row]) => rows[row]?._id ?? "");
  };
};

/** node:sqlite, all words of the query joined by OR. */
export function fts5(tokenizer: string): Engine {
  return (rows) => {
    const database = new DatabaseSync(":memory:");
    database.exec(`CREATE VIRTUAL TABLE pages USING fts5(id UNINDEXED, body, tokenize = '${tokenizer}')`);
    const insert = database.prepare("INSERT INTO pages (id, body) VALUES (?, ?)");
    database.exec("BEGIN");
    for (const { _id, title, text } of rows) insert.run(_id, `${title}\n${text}`);
    database.exec("COMMIT");
    const find = database.prepare(
      "SELECT id FROM pages WHERE pages MATCH ? ORDER BY bm25(pages), id LIMIT 10",
    );
    return ({ text }) => {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return [];
      return find.all(words.map((word) => `"${word}"`).join(" OR ")).map(({ id }) => String(id));
    };
  };
}
