import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Fact = z.object({
  text: z.string(),
  page: z.int().optional(),
  slide: z.int().optional(),
  chapter: z.int().optional(),
  line: z.int().optional(),
  part: z.string().optional(),
  hard: z.boolean().optional(),
});
export type Fact = z.infer<typeof Fact>;

const SheetCell = z.object({
  sheet: z.string(),
  cell: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  type: z.string(),
  formula: z.string().optional(),
});
export type SheetCell = z.infer<typeof SheetCell>;

const TableCell = z.object({
  /** Row and column from 0 on. */
  cell: z.tuple([z.int(), z.int()]),
  text: z.string(),
  table: z.int().optional(),
  rows: z.int().optional(),
  cols: z.int().optional(),
  slide: z.int().optional(),
});
export type TableCell = z.infer<typeof TableCell>;

const Expect = z.object({
  contains: z.array(Fact).default([]),
  cells: z.array(SheetCell).default([]),
  table_cells: z.array(TableCell).default([]),
  values: z.array(z.object({ pointer: z.string(), value: z.unknown() })).default([]),
  sheets: z.array(z.string()).optional(),
  merged_ranges_sample: z.record(z.string(), z.array(z.string())).optional(),
  pages: z.int().optional(),
  slides: z.int().optional(),
  chapters: z.int().optional(),
  rows: z.int().optional(),
  cols: z.int().optional(),
  tables_top_level: z.int().optional(),
  encoding: z.string().optional(),
  subject: z.string().optional(),
  from: z.string().optional(),
  attachments: z.array(z.string()).optional(),
  entries: z.array(z.string()).optional(),
  entry_count: z.int().optional(),
  ocr_words: z.array(z.string()).optional(),
  ocr_min_match: z.int().optional(),
  words: z.array(z.string()).optional(),
  words_min_match: z.int().optional(),
});
export type Expect = z.infer<typeof Expect>;

const CorpusFile = z.object({
  file: z.string(),
  type: z.string(),
  bytes: z.int(),
  outcome: z.string(),
  alt: z.string().optional(),
  password: z.string().optional(),
  expect: Expect.optional(),
});
export type CorpusFile = z.infer<typeof CorpusFile>;

export const corpusFolder = join(import.meta.dirname, "..", "..", "..", "shared", "corpus");

/** The list of the corpus, or undefined where there is none beside the project. */
export function readCorpusIndex(): CorpusFile[] | undefined {
  const path = join(corpusFolder, "index.json");
  if (!existsSync(path)) return undefined;
  return z.object({ files: z.array(CorpusFile) }).parse(JSON.parse(readFileSync(path, "utf8"))).files;
}
