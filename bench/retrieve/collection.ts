import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A page or paragraph of a collection. */
export interface Row {
  _id: string;
  title: string;
  text: string;
  lang: string;
  doc: string;
}

export interface Asked {
  _id: string;
  text: string;
  lang: string;
}

export interface Collection {
  name: string;
  rows: readonly Row[];
  queries: readonly Asked[];
  /** By query, what each page is worth. */
  judged: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const shared = resolve(import.meta.dirname, "../../../shared/eval/retrieval");

/** A collection beside the project, or undefined where it is not there. */
export function readCollection(name: string): Collection | undefined {
  const folder = join(shared, name);
  if (!existsSync(folder)) return undefined;
  const read = <Line>(file: string) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as Line);
  const judged = new Map<string, Map<string, number>>();
  for (const line of read<{ query_id: string; corpus_id: string; score: number }>("qrels.jsonl")) {
    const known = judged.get(line.query_id) ?? new Map<string, number>();
    judged.set(line.query_id, known.set(line.corpus_id, line.score));
  }
  return { name, rows: read<Row>("corpus.jsonl"), queries: read<Asked>("queries.jsonl"), judged };
}

export function countBytes(rows: readonly Row[]): number {
  return rows.reduce((sum, { title, text }) => sum + Buffer.byteLength(title) + Buffer.byteLength(text), 0);
}

/** nDCG@10 with gains of 2^score - 1, and the share of the judged pages among the first ten. */
export function judgeRanking(ids: readonly string[], judged: ReadonlyMap<string, number>) {
  const gain = (score: number, place: number) => (2 ** score - 1) / Math.log2(place + 2);
  const found = [...new Set(ids)].slice(0, 10).map((id) => judged.get(id) ?? 0);
  const ideal = [...judged.values()].toSorted((a, b) => b - a).slice(0, 10);
  const sum = (scores: readonly number[]) =>
    scores.reduce((total, score, place) => total + gain(score, place), 0);
  return { ndcg: sum(found) / sum(ideal), recall: found.filter((score) => score > 0).length / judged.size };
}

/** As many pages as wanted: the same ones again with other words in place of some of theirs, as other documents. */
export function growRows(rows: readonly Row[], count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length];
    if (row === undefined) throw new Error("There are no pages to grow.");
    const copy = Math.floor(at / rows.length);
    if (copy === 0) return row;
    const mark = String.fromCharCode(97 + (copy % 26));
    const change = (word: string) =>
      sumOf(word, copy) % 3 === 0 ? `${word.slice(0, -1)}${mark}${mark}` : word;
    const text = row.text.replaceAll(/\p{L}{4,}/gu, change);
    return {
      ...row,
      _id: `${copy}-${row._id}`,
      doc: `${copy}-${row.doc}`,
      title: `${row.title} ${mark}`,
      text,
    };
  });
}

function sumOf(word: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < word.length; at += 1) sum = (sum * 31 + word.charCodeAt(at)) >>> 0;
  return sum;
}
