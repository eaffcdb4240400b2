import { detectLanguage } from "../lib/text/detect-language.ts";
import type { ContentPart } from "../model/document.ts";
import type { Evidence } from "../model/grounding.ts";
import { toEvidence } from "./answer/to-evidence.ts";
import { citeTable } from "../ground/ground.ts";

/** Enough of a document to tell its language. */
const languageSample = 4_000;

/** Whole content parts as passages that may be cited; metadata and what is hidden is no evidence. */
export function partsToEvidence(
  parts: readonly ContentPart[],
  fileNameOf: (documentId: string) => string,
): Evidence[] {
  const shown = parts.filter(
    ({ type, hidden, text }) => type !== "metadata" && hidden !== true && text.trim() !== "",
  );
  const languages = detectByDocument(shown);
  return shown.map((part) => {
    const { id, document, text, table, position } = part;
    return toEvidence({
      ...{ id, part, text, start: 0, end: text.length },
      ...{ fileName: fileNameOf(document), language: languages.get(document) ?? "unknown" },
      ...(table && { table: citeTable(table.rows, { range: position.range, ...table }) }),
    });
  });
}

/** Told by the whole of a document: a single cell or heading is too little to go by. */
function detectByDocument(parts: readonly ContentPart[]): Map<string, string> {
  const samples = new Map<string, string>();
  for (const { document, text } of parts) {
    const sample = samples.get(document) ?? "";
    if (sample.length < languageSample) samples.set(document, `${sample}${text.slice(0, languageSample)}\n`);
  }
  return new Map([...samples].map(([document, sample]) => [document, detectLanguage(sample)]));
}
