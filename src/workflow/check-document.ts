import { addAll } from "../lib/add-all.ts";
import { readParts } from "../actions/actions.ts";
import { detectLanguage } from "../lib/text/detect-language.ts";
import type { ContentPart, Position } from "../model/document.ts";
import type { Evidence } from "../model/grounding.ts";
import { partsToDocument } from "../model/documents/parts-to-document.ts";
import { printPosition } from "../model/documents/print-position.ts";
import { inQuotationMarks } from "../model/documents/short-quote.ts";
import { phrasesFor } from "../model/phrases.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import type { Material } from "../model/work.ts";
import { openMaterial } from "./answer/open-material.ts";
import { toEvidence } from "./answer/to-evidence.ts";
import { beginUnrecorded } from "./unrecorded-round.ts";
import type { OneLook } from "./unrecorded-round.ts";
import { checkStatements } from "./verify/check-statements.ts";
import type { CheckedStatement } from "./verify/check-statements.ts";
import { citeSupports } from "./verify/cite-supports.ts";
import { withStatements } from "../ground/ground.ts";

export interface StatementVerdict {
  text: string;
  position: Position;
  /** UNDECIDED only where no model is configured and the rules alone cannot tell. */
  verdict: "VALID" | "INVALID" | "NOT_IN_CONTEXT" | "UNDECIDED";
  reason?: string;
  supports: { document: string; position: Position; quote: string }[];
}

export interface CheckedDocument {
  statements: StatementVerdict[];
  counts: Record<StatementVerdict["verdict"], number>;
  /** The document with a mark at each statement. */
  marked: UnifiedDocument;
  language: string;
}

/** Says of each statement of a finished document whether sources prove it, say otherwise, or do not speak of it. */
export async function checkDocument(
  { target, sources }: { target: Material; sources: Material },
  look: OneLook,
): Promise<CheckedDocument> {
  const { deps } = await beginUnrecorded({ prompt: "", files: [] }, look);
  const parts: ContentPart[] = [];
  for (const extracted of target.extracted)
    addAll(parts, await readParts(extracted, deps.blobs, look.signal));
  const title = target.documents[0]?.fileName ?? "";
  const document = partsToDocument(parts, { title });
  const text = parts.map((part) => part.text).join("\n");
  const language = document.metadata.language === "" ? detectLanguage(text) : document.metadata.language;
  const { index } = await openMaterial(sources, [text], deps);
  const evidence = index.passages.map(toEvidence);
  const judged = await checkStatements({ document, evidence, language, name: "audit document" }, deps);
  // the name of a file that has no title is nothing that it says
  const stated = judged.filter(({ verdict, path }) => verdict !== "NONE" && !path.startsWith("metadata"));
  const place = createPlaceFinder(parts);
  const statements = stated.map((statement) => toVerdict(statement, place(statement.text), evidence));
  const counts = { VALID: 0, INVALID: 0, NOT_IN_CONTEXT: 0, UNDECIDED: 0 };
  for (const { verdict } of statements) counts[verdict] += 1;
  const marked = withStatements(
    document,
    stated.map(({ path, text }, at) => ({ path, text: `${text} ${markOf(statements[at], language)}` })),
  );
  return { statements, counts, marked, language };
}

function toVerdict(
  { text, verdict, reason, located }: CheckedStatement,
  position: Position,
  evidence: readonly Evidence[],
): StatementVerdict {
  const cited = citeSupports(located, { evidence: [...evidence], computed: [] }).evidence;
  return {
    ...{ text, position, verdict: verdict === "NONE" ? "UNDECIDED" : verdict },
    ...(reason !== "" && { reason }),
    supports: cited.map(({ document, position: at, quote }) => ({ document, position: at, quote })),
  };
}

/** Statements come in the order of the parts; each is looked for from where the last one was found. */
function createPlaceFinder(parts: readonly ContentPart[]): (text: string) => Position {
  const squeeze = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
  const texts = parts.map(({ text }) => squeeze(text));
  let from = 0;
  return (text) => {
    const wanted = squeeze(text);
    const next = texts.findIndex((own, at) => at >= from && own.includes(wanted));
    const found = next >= 0 ? next : texts.findIndex((own) => own.includes(wanted));
    if (next >= 0) from = next;
    return parts[found]?.position ?? {};
  };
}

/** What a reader sees behind a statement; nothing but a tick where it is proven. */
function markOf(statement: StatementVerdict | undefined, language: string): string {
  const words = phrasesFor(language);
  const [first] = statement?.supports ?? [];
  const where =
    first === undefined
      ? ""
      : [first.document, printPosition(first.position, language)].filter(Boolean).join(", ");
  switch (statement?.verdict) {
    case "VALID":
      return `[✓ ${where}]`;
    case "INVALID":
      return `[✗ ${words.contradicted}${where === "" ? "" : `: ${where}`}${first === undefined ? "" : ` ${inQuotationMarks(shorten(first.quote), language)}`}]`;
    case "NOT_IN_CONTEXT":
      return `[? ${words.notFound}]`;
    default:
      return `[? ${words.undecided}]`;
  }
}

const longestQuote = 120;

function shorten(quote: string): string {
  const plain = quote.replaceAll(/\s+/gu, " ").trim();
  return plain.length <= longestQuote ? plain : `${plain.slice(0, longestQuote - 1)}…`;
}
