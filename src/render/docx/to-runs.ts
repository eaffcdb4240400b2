import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  type IRunOptions,
  type ParagraphChild,
  Tab,
  TextRun,
} from "docx";
import type { Direction, Span, TextLine } from "../layout.ts";
import type { DocxJob } from "./job.ts";
import { splitScripts } from "./split-scripts.ts";

export type RunLook = Omit<IRunOptions, "text" | "children" | "break">;

/** The runs of a line; footnote marks stand behind their text. */
export function toRuns(job: DocxJob, line: TextLine, look: RunLook = {}): ParagraphChild[] {
  return line.spans.flatMap((span) => [
    ...spanRuns(job, { ...span, dir: line.dir }, look),
    ...(span.footnote === undefined ? [] : job.notes.markFootnote(span.footnote)),
    ...(span.citations === undefined ? [] : job.notes.markSources(span.citations)),
  ]);
}

/** A note in a note cannot be: its mark is left out. */
export function toNoteRuns(job: DocxJob, line: TextLine): ParagraphChild[] {
  return line.spans.flatMap((span) => spanRuns(job, { ...span, dir: line.dir }, {}));
}

function spanRuns(job: DocxJob, span: Span & { dir: Direction }, look: RunLook): ParagraphChild[] {
  const { text, dir, link } = span;
  const runs = textRuns(job, { text, dir, look: { ...look, ...lookOf(span) } });
  if (link === undefined || runs.length === 0) return runs;
  return [new ExternalHyperlink({ link: safeLink(job.clean(link)), children: runs })];
}

export function markRun(note: number): ParagraphChild {
  return new FootnoteReferenceRun(note);
}

function lookOf(span: Span): RunLook {
  const style = span.link === undefined ? (span.code ? "CodeChar" : undefined) : "Hyperlink";
  return {
    ...(span.bold ? { bold: true } : {}),
    ...(span.italic ? { italics: true } : {}),
    ...(span.strike ? { strike: true } : {}),
    ...(style === undefined ? {} : { style }),
    ...(span.code ? { noProof: true } : {}),
  };
}

interface RunText {
  text: string;
  dir: Direction;
  look: RunLook;
}

/** Runs of one look, cut where the direction turns; line breaks and tabs become those of Word. */
export function textRuns(job: DocxJob, { text, dir, look }: RunText): TextRun[] {
  const cleaned = job.clean(text);
  if (cleaned === "") return [];
  return cleaned.split("\n").flatMap((line, index) => {
    const stretches = splitScripts(line, dir);
    return (stretches.length === 0 ? [{ text: "", dir }] : stretches).flatMap((stretch, at) => {
      const isBroken = index > 0 && at === 0;
      if (stretch.text === "" && !isBroken) return [];
      return new TextRun({
        ...look,
        ...(stretch.dir === "rtl" ? { rightToLeft: true } : {}),
        ...(isBroken ? { break: 1 } : {}),
        ...(stretch.text.includes("\t") ? { children: tabbedText(stretch.text) } : { text: stretch.text }),
      });
    });
  });
}

function tabbedText(text: string): (string | Tab)[] {
  return text
    .split(/(\t)/)
    .filter((piece) => piece !== "")
    .map((piece) => (piece === "\t" ? new Tab() : piece));
}

function safeLink(link: string): string {
  return link.replaceAll(/\s/g, "%20");
}
