import type { ChartBlock, Layout, Theme, WriteOptions } from "../layout.ts";
import { cleanTexts } from "../clean-text.ts";
import type { TakenTemplate } from "./template/apply-template.ts";
import type { DocxNotes } from "./notes.ts";
import type { PageShape } from "./page-shape.ts";

/** How the headings get their numbers: counted by Word, written as text, or none. */
export type HeadingNumbers = "counted" | "text" | "none";

/** What is passed along while one document is written. */
export interface DocxJob {
  layout: Layout;
  theme: Theme;
  options: WriteOptions;
  page: PageShape;
  notes: DocxNotes;
  /** Charts in the order in which they were placed; their parts are written at the end. */
  charts: ChartBlock[];
  headingNumbers: HeadingNumbers;
  /** The part `styles.xml`. */
  styles: string;
  /** The user's own document whose looks are taken over. */
  taken: TakenTemplate | undefined;
  /** Text as XML can hold it. */
  clean(text: string): string;
  /** Counts by name, for captions, lists and pictures; 1 at first. */
  next(name: string): number;
  warn(code: string, message: string): void;
}

export function createCounter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
}

/** Cleans each text; `warn` is to say the same thing only once. */
export function createCleaner(warn: DocxJob["warn"]): (text: string) => string {
  return (text) =>
    cleanTexts(text, () => warn("control-characters", "Characters that no document can hold were left out."));
}
