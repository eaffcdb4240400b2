import { detectLanguage } from "../../lib/text/detect-language.ts";
import type { ContentPart } from "../../model/document.ts";
import { compareNaturally } from "./compare-naturally.ts";
import { cutTable } from "./cut-table.ts";
import { cutText } from "./cut-text.ts";
import type { Passage } from "./passage.ts";

/** Enough of a document to tell its language. */
const languageSample = 3000;

/** Hidden and empty parts are left out; the order of the result is the order of the parts. */
export function toPassages(
  parts: readonly ContentPart[],
  fileNameOf: (documentId: string) => string,
): Passage[] {
  const shown = parts.filter((part) => part.hidden !== true && part.text.trim() !== "");
  const visible = withoutHeadings(shown);
  const languages = detectByDocument(visible);
  return visible.flatMap((part) => {
    const base = {
      part,
      fileName: fileNameOf(part.document),
      language: languages.get(part.document) ?? "unknown",
    };
    const windows = cutTable(part) ?? cutText(part.text);
    return windows.map((window, index) => ({
      ...base,
      ...window,
      id: windows.length === 1 ? part.id : `${part.id}~${index + 1}`,
    }));
  });
}

/** A heading says nothing by itself: its words stand above every part under it. One with nothing under it stays. */
function withoutHeadings(parts: readonly ContentPart[]): ContentPart[] {
  const toKey = (document: string, trail: readonly string[]) => JSON.stringify([document, ...trail]);
  const trails = new Set(parts.map(({ document, heading = [] }) => toKey(document, heading)));
  return parts.filter(
    ({ document, heading = [], text }) =>
      text.length > longestHeading ||
      statesFigures(text) ||
      !trails.has(toKey(document, [...heading, text.trim()])),
  );
}

/** "Total EUR 34.73" in large letters is content; the number of a chapter and the year of a report are none. */
function statesFigures(text: string): boolean {
  const bare = text.replace(/^\s*(?:\p{L}{1,8}\.?\s*|§\s*)?\(?\d{1,3}(?:\.\d{1,3})*[.):]?(?=\s|$)/u, "");
  return /\p{N}/u.test(bare.replaceAll(/\b(?:19|20)\d\d\b/gu, ""));
}

const longestHeading = 1000;

/** Detected on the whole document: a single cell or heading is too little to go by. */
function detectByDocument(parts: readonly ContentPart[]): Map<string, string> {
  const samples = new Map<string, string>();
  // Sorted, so that the order in which parts arrive cannot change the sample.
  for (const part of parts.toSorted((a, b) => compareNaturally(a.id, b.id))) {
    const sample = samples.get(part.document) ?? "";
    if (sample.length >= languageSample || part.type === "metadata") continue;
    samples.set(part.document, `${sample}${part.text.slice(0, languageSample)}\n`);
  }
  const detected = [...samples].map(([document, sample]) => [document, detectLanguage(sample)] as const);
  const usual = findUsual(detected.map(([, language]) => language));
  return new Map(
    detected.map(([document, language]) => [document, language === "unknown" ? usual : language]),
  );
}

/** The language of most documents that have one: a table of figures beside them is more likely in it than in none. */
function findUsual(languages: readonly string[]): string {
  const known = languages.filter((language) => language !== "unknown");
  const counted = [...Map.groupBy(known, (language) => language)];
  return counted.find(([, all]) => all.length * 2 > known.length)?.[0] ?? "unknown";
}
