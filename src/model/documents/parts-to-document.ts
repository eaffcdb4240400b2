import { addAll } from "../../lib/add-all.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import type { ContentPart } from "../document.ts";
import { escapeMarks } from "../../lib/inline/escape-marks.ts";
import { textToSections } from "./text-to-sections.ts";
import { createTableJoiner } from "./table-section.ts";
import type { Section, UnifiedDocument } from "../unified-document.ts";

/** How a picture that was found in a file is named: by the blob that holds its bytes. */
export const blobReference = /^blob:([0-9a-f]{64})$/;

export interface PartsOptions {
  /** Said where the document has no heading of its own: its file name, as a rule. */
  title: string;
  /** Detected if left out. */
  language?: string;
  /** The texts hold marks of their own, as those of Markdown do; elsewhere a star is a star. */
  isMarked?: boolean;
}

const longestHeading = 300;
const longestAlt = 200;
const languageSample = 4000;

/** What was read of a file as a unified document. Whatever a reader of the file would see is kept, in order. */
export function partsToDocument(parts: readonly ContentPart[], options: PartsOptions): UnifiedDocument {
  const shown = parts.filter(({ type, hidden }) => hidden !== true && type !== "metadata");
  const sections = toSections(shown, options);
  const first = sections.find((section) => section.content_type === "heading");
  const title = first?.content_type === "heading" ? first.elements[0]?.text : undefined;
  const language = options.language ?? detectLanguage(sampleOf(shown));
  return { metadata: { title: title ?? options.title, language }, sections };
}

function sampleOf(parts: readonly ContentPart[]): string {
  let sample = "";
  for (const { text } of parts) {
    if (sample.length >= languageSample) break;
    sample += `${text.slice(0, languageSample)}\n`;
  }
  return sample;
}

function toSections(parts: readonly ContentPart[], options: PartsOptions): Section[] {
  const escape = options.isMarked === true ? (text: string) => text : escapeMarks;
  const trails = new Set(
    parts.flatMap(({ heading = [] }) => heading.map((_, at) => keyOf(heading.slice(0, at + 1)))),
  );
  const joiner = createTableJoiner(escape);
  const sections: Section[] = [];
  let open: readonly string[] = [];
  for (const part of parts) {
    const { heading = [], text } = part;
    const line = toLine(text);
    const isHeading = part.type === "text" && line !== "" && trails.has(keyOf([...heading, line]));
    const known = sharedLength(open, heading);
    // a heading that stands only above its parts, and nowhere by itself
    for (const [at, said] of heading.slice(known).entries())
      sections.push(headingOf(known + at + 1, escape(said)));
    open = isHeading ? [...heading, line] : heading;
    if (isHeading) sections.push(headingOf(heading.length + 1, escape(text.trim())));
    else if (part.type === "table" && part.table !== undefined) joiner.add(part, sections);
    else addAll(sections, readPart(part, options));
  }
  joiner.finish();
  return sections;
}

function readPart(part: ContentPart, { isMarked = false }: PartsOptions): Section[] {
  const { type, text, image, id } = part;
  if (type === "code") return [{ content_type: "code_block", elements: [{ code: text }] }];
  if (type !== "image" || image === undefined) return textToSections(text, { isMarked });
  const alt = toLine(text).slice(0, longestAlt);
  const picture: Section = {
    content_type: "image",
    elements: [{ document: `blob:${image.sha256}`, part: id, alt }],
  };
  return alt === text.trim() ? [picture] : [picture, ...textToSections(text, { isMarked })];
}

function headingOf(level: number, text: string): Section {
  return { content_type: "heading", elements: [{ level, text }] };
}

/** As readers put a heading above what stands under it. */
function toLine(text: string): string {
  return text.slice(0, longestHeading).trim().replaceAll(/\s+/g, " ");
}

function keyOf(trail: readonly string[]): string {
  return JSON.stringify(trail);
}

function sharedLength(a: readonly string[], b: readonly string[]): number {
  const differs = b.findIndex((said, at) => said !== a[at]);
  return differs < 0 ? b.length : differs;
}
