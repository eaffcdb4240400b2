import type { ContentPart } from "../../src/model/document.ts";
import type { CitedPassage, RoundResult } from "../../src/model/round-result.ts";
import { makePdf } from "../../test/fixtures/make-pdf.ts";

export const claimCount = 500;
const [pages, linesPerPage, claimsPerChapter] = [1_000, 45, 10];

/** A PDF of a thousand pages of text; each line says a thing that stands nowhere else. */
export function makeLongPdf(): Uint8Array {
  return makePdf({
    pages: Array.from({ length: pages }, (_, page) => ({
      draw: Array.from({ length: linesPerPage }, (__, line) => ({
        ...{ kind: "text" as const, text: sentenceOf(page + 1, line), x: 50, y: 60 + line * 16, size: 11 },
      })),
    })),
  });
}

function sentenceOf(page: number, line: number): string {
  return `The fee for service ${page}.${line} is CHF ${page * 7 + line} a month, payable in advance.`;
}

function partId(documentId: string, page: number, line: number): string {
  return `${documentId}#part-${page}-${line}`;
}

/** The same document as it was read: every seventh line of it, and those that are cited. */
export function longParts(documentId: string): ContentPart[] {
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const lines = Array.from({ length: linesPerPage }, (__, line) => line);
    return lines
      .filter((line) => line % 7 === 0 || line === (index / 2) % linesPerPage)
      .map((line): ContentPart => ({
        ...{ id: partId(documentId, page, line), document: "services.pdf", type: "text" },
        ...{ text: sentenceOf(page, line), position: { page } },
      }));
  }).flat();
}

/** The outcome of a round with 500 claims, each resting on a line of another page. */
export function toLongResult(result: RoundResult, documentId: string): RoundResult {
  const evidence = Array.from({ length: claimCount }, (_, index): CitedPassage => {
    const page = index * 2 + 1;
    const position = { page };
    const id = partId(documentId, page, index % linesPerPage);
    return {
      id,
      documentId,
      document: "services.pdf",
      position,
      quote: sentenceOf(page, index % linesPerPage),
    };
  });
  const claims = evidence.map(({ id, quote }, index) => ({
    ...{ id: `claim_${index}`, intent: "1", text: quote, citations: [id], verdict: "VALID" as const },
  }));
  const sections = Array.from({ length: claimCount / claimsPerChapter }, (_, chapter) => {
    const own = evidence.slice(chapter * claimsPerChapter, (chapter + 1) * claimsPerChapter);
    const statements = own.map(({ id, quote }) => ({ text: quote, citations: [id] }));
    return [
      { content_type: "heading" as const, elements: [{ level: 2, text: `Services ${chapter + 1}` }] },
      ...statements.map((statement) => ({
        ...{ content_type: "paragraph" as const },
        elements: [{ text: statement.text, statements: [statement] }],
      })),
    ];
  }).flat();
  return { ...result, claims, evidence, message: { ...result.message, sections } };
}
