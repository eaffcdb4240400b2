import { fitsInMemory, readWanted } from "../../actions/actions.ts";
import type { WantedParts } from "../../actions/document/held-parts.ts";
import { openTables } from "../../data/data.ts";
import type { CsvFile } from "../../data/csv-file.ts";
import type { TypedTable } from "../../data/table/typed-table.ts";
import { longDocumentWords } from "../../lexicon/long-document-words.ts";
import type { ContentPart, Document, ExtractedDocument } from "../../model/document.ts";
import type { Material } from "../../model/work.ts";
import { createIndex } from "../../retrieve/retrieve.ts";
import type { PoolIndex } from "../../retrieve/rank/pool.ts";
import type { RoundDeps } from "../round-deps.ts";
import { screenInstructions } from "./hygiene/screen-instructions.ts";
import { warnOfInstructions } from "./hygiene/warn-of-instructions.ts";

/** What was read of the documents, indexed once for all parts of the request that are answered from it. */
export interface OpenMaterial {
  documents: readonly Document[];
  index: PoolIndex;
  /** Passages that a search has found before, by id. */
  found: ReadonlySet<string>;
  /** The tables among them, typed, so that plans can be run over them. */
  tables: readonly TypedTable[];
  /** The documents that are too long to be held: of these only what was asked for is in the index. By id. */
  partial: readonly string[];
  /** The same documents with what else is wanted of the long ones. */
  widen(wanted: WantedParts): Promise<Pick<OpenMaterial, "index">>;
}

type MaterialDeps = Pick<RoundDeps, "blobs" | "run" | "emit" | "workflow" | "recent">;

/** Opens what was read within bounds of memory, nearest to what is asked. The same material twice is opened once. */
export async function openMaterial(
  given: Material,
  queries: readonly string[],
  deps: MaterialDeps,
): Promise<OpenMaterial> {
  // what Dossier wrote itself is no evidence for what it says later
  const documents = given.documents.filter(({ provenance }) => provenance !== "generated");
  const ids = new Set(documents.map(({ id }) => id));
  const extracted = given.extracted.filter(({ documentId }) => ids.has(documentId));
  const isHeld = fitsInMemory(extracted);
  const open = (wanted: WantedParts) =>
    deps.recent({ documents, extracted, wanted: isHeld ? null : wanted }, () =>
      openOnce({ documents, extracted, wanted }, deps),
    );
  const opened = await open({ queries });
  await warnOnce(opened.parts, documents, deps);
  await warnOfLength({ documents, extracted, opened }, deps);
  const { index, tables, partial } = opened;
  return {
    ...{ documents, index, tables, partial, found: new Set(given.found) },
    widen: async (wanted) => (partial.length === 0 ? { index } : open(wanted)),
  };
}

interface Opening {
  documents: readonly Document[];
  extracted: readonly ExtractedDocument[];
  wanted: WantedParts;
}

interface Opened extends Pick<OpenMaterial, "index" | "tables" | "partial"> {
  parts: readonly ContentPart[];
}

async function openOnce(
  { documents, extracted, wanted }: Opening,
  { blobs, run }: MaterialDeps,
): Promise<Opened> {
  const { parts, partial } = await readWanted(extracted, wanted, { blobs, signal: run.signal });
  const fileNames = new Map(documents.map(({ id, fileName }) => [id, fileName]));
  const index = createIndex(parts, (id) => fileNames.get(id) ?? id);
  // a table of which rows are missing would be computed wrongly
  const scanned = new Set(extracted.flatMap((one) => (one.isScanned === true ? [one.documentId] : [])));
  const whole = parts.filter(({ document }) => !partial.includes(document) && !scanned.has(document));
  const files = documents.flatMap(({ id, fileName, sha256 }): CsvFile[] => {
    const path = scanned.has(id) ? blobs.path?.(sha256) : undefined;
    return path === undefined ? [] : [{ path, fileName, document: id }];
  });
  const tables = await openTables({ parts: whole, files }, { fileNames: Object.fromEntries(fileNames) });
  return { index, tables, parts, partial: [...new Set([...partial, ...scanned])] };
}

/** Orders in a document are told to the person, once for each document; nobody follows them. */
async function warnOnce(
  parts: readonly ContentPart[],
  documents: readonly Document[],
  deps: MaterialDeps,
): Promise<void> {
  const own = Map.groupBy(parts, ({ document }) => document);
  for (const { id, fileName } of documents) {
    const found = (own.get(id) ?? []).flatMap(
      ({ text, hidden = false }) => screenInstructions(text, { isHidden: hidden }).found,
    );
    const message = warnOfInstructions({ document: fileName, found }, languageOf(deps));
    if (message !== undefined) await warn("instructions", message, deps);
  }
}

async function warnOfLength(
  { documents, extracted, opened }: Pick<Opening, "documents" | "extracted"> & { opened: Opened },
  deps: MaterialDeps,
): Promise<void> {
  const { partial, parts } = opened;
  for (const { id, fileName, bytes } of documents) {
    if (!partial.includes(id)) continue;
    const megabytes = String(Math.max(1, Math.round(bytes / 1_048_576)));
    const isScanned = extracted.some((one) => one.documentId === id && one.isScanned === true);
    const hasTables = parts.some(({ document, type }) => document === id && type === "table");
    const words = longDocumentWords(languageOf(deps));
    const said = isScanned ? words.scanned : hasTables ? words.tables : words.selection;
    const message = said.replace("{megabytes}", megabytes).replace("{document}", () => fileName);
    await warn("selection", message, deps);
  }
}

async function warn(code: string, message: string, deps: MaterialDeps): Promise<void> {
  if (deps.workflow().warnings.some((warning) => warning.message === message)) return;
  await deps.emit({ type: "warning-raised", code, message });
}

function languageOf(deps: MaterialDeps): string {
  return deps.workflow().rounds.at(-1)?.analysis?.detectedLanguage ?? "unknown";
}
