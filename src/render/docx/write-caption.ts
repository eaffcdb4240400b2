import { AlignmentType, Paragraph, SimpleField } from "docx";
import type { Citation, TextLine } from "../layout.ts";
import type { DocxJob } from "./job.ts";
import { textRuns, toRuns } from "./to-runs.ts";
import { sideOf } from "./write-text.ts";

interface Caption {
  kind: "table" | "figure";
  line: TextLine;
  citations: readonly Citation[];
  isNewPage?: boolean;
}

/** "Table 1: …" with a number that Word counts on; a table's stands above it, a figure's below. */
export function writeCaption(job: DocxJob, { kind, line, citations, isNewPage }: Caption): Paragraph {
  const word = job.clean(job.layout.words[kind]);
  const number = String(job.next(kind));
  const { dir } = job.layout;
  // Word knows a sequence by one word.
  const name = word.replaceAll(/[^\p{L}\p{N}]/gu, "") || kind;
  return new Paragraph({
    style: "Caption",
    ...sideOf(line.dir),
    ...(kind === "table" ? { keepNext: true } : { alignment: AlignmentType.CENTER }),
    ...(isNewPage ? { pageBreakBefore: true } : {}),
    children: [
      ...textRuns(job, { text: `${word}\u00a0`, dir, look: {} }),
      new SimpleField(`SEQ ${name} \\* ARABIC`, number),
      ...textRuns(job, { text: ": ", dir, look: {} }),
      ...toRuns(job, line),
      ...job.notes.markSources(citations),
    ],
  });
}
