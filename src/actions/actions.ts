/**
 * The list of everything a task can do, each with its parameters and needs in one object. It holds no
 * state and decides nothing: which action runs is decided in workflow/.
 */
import { z } from "zod";
import type { ActionOffer } from "../model/action.ts";
import type { OfferedTool } from "../model/connections/mcp-tool.ts";
import type { ContentPart, Document, ExtractedDocument } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { ActionContext } from "./action-context.ts";
import { generateImage } from "./ai/generate-image.ts";
import { generateReport } from "./ai/generate-report.ts";
import { lookAtPictures } from "./ai/images/look-at-pictures.ts";
import { process } from "./ai/process.ts";
import { processDocuments } from "./ai/process-documents.ts";
import { webResearch } from "./ai/web-research.ts";
import { query } from "./data/query.ts";
import type { Action } from "./define-action.ts";
import { extractContent } from "./document/extract-content.ts";
import { loadMadeFrom } from "./document/made-from.ts";
import type { MadeFrom } from "./document/made-from.ts";
import { fitsWhole, holdParts } from "./document/hold-parts.ts";
import type { HeldParts, WantedParts } from "./document/held-parts.ts";
import { readOne } from "./document/read-content.ts";
import { loadParts, partsOfExtracted, streamParts } from "./document/store-parts.ts";
import { writeDocument } from "./document/write-document.ts";
import type { FileToWrite, WriteDeps, WrittenDocument } from "./document/write-document.ts";
import { render } from "./document/render.ts";
import { search } from "./document/search.ts";
import { composeMailEmail } from "./mail/compose-email.ts";
import { readMailEmails } from "./mail/read-emails.ts";
import { searchMailEmails } from "./mail/search-emails.ts";
import { composeOutlookEmail } from "./outlook/compose-email.ts";
import { readOutlookEmails } from "./outlook/read-emails.ts";
import { searchOutlookEmails } from "./outlook/search-emails.ts";
import { findDocuments } from "./sharepoint/find-documents.ts";
import { readDocuments } from "./sharepoint/read-documents.ts";
import { uploadDocument } from "./sharepoint/upload-document.ts";
import { toMcpAction } from "./mcp/to-mcp-action.ts";
import type { McpActionDeps } from "./mcp/to-mcp-action.ts";
import type { RegisteredAction } from "./registered-action.ts";
import { toFields } from "./to-fields.ts";
import { crawl } from "./web/crawl.ts";
import { webSearch } from "./web/search.ts";

export interface ActionList {
  offers: readonly ActionOffer[];
  find(name: string): RegisteredAction;
  /** The same with more, such as the tools of a connection. */
  extend(more: readonly RegisteredAction[]): ActionList;
}

const builtIn: readonly RegisteredAction[] = [
  register(extractContent),
  register(search),
  register(render),
  register(process),
  register(processDocuments),
  register(query),
  register(generateReport),
  register(generateImage),
  register(lookAtPictures),
  register(webSearch),
  register(crawl),
  register(webResearch),
  register(searchMailEmails),
  register(readMailEmails),
  register(composeMailEmail),
  register(searchOutlookEmails),
  register(readOutlookEmails),
  register(composeOutlookEmail),
  register(findDocuments),
  register(readDocuments),
  register(uploadDocument),
];

/** The built-in actions, and those of plug-ins. */
export function createActionList(more: readonly RegisteredAction[] = []): ActionList {
  const registered = [...builtIn, ...more];
  const names = registered.map(({ offer }) => offer.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Failure("configuration", `Two actions are called "${twice}".`);
  return {
    offers: registered.map(({ offer }) => offer),
    find(name) {
      const action = registered.find(({ offer }) => offer.name === name);
      if (action !== undefined) return action;
      throw new Failure("not-found", `There is no action "${name}". There are: ${names.join(", ")}.`);
    },
    extend: (others) => createActionList([...more, ...others]),
  };
}

/** What a generated file was written from, so that it can be written in other formats too; undefined for other files. */
export async function readMadeFrom(
  { madeFrom }: Pick<Document, "madeFrom">,
  blobs: Blobs,
  signal: AbortSignal,
): Promise<MadeFrom | undefined> {
  return madeFrom === undefined ? undefined : loadMadeFrom(blobs, madeFrom.sha256, signal);
}

/** The one way from a document to a stored file, for actions, rounds and single documents alike. */
export function writeFile(wanted: FileToWrite, deps: WriteDeps): Promise<WrittenDocument> {
  return writeDocument(wanted, deps);
}

/** Looks up what was read of a document, for its pictures. */
export function findParts(
  given: { blobs: Blobs; extracted: readonly ExtractedDocument[] },
  signal: AbortSignal,
): WriteDeps["partsOf"] {
  return partsOfExtracted(given, signal);
}

/** Whether all that was read of documents fits into memory. */
export function fitsInMemory(extracted: readonly ExtractedDocument[]): boolean {
  return fitsWhole(extracted);
}

/** Of documents too long to be held, the parts that a request is about. */
export function readWanted(
  extracted: readonly ExtractedDocument[],
  wanted: WantedParts,
  deps: { blobs: Blobs; signal: AbortSignal },
): Promise<HeldParts> {
  return holdParts(extracted, wanted, deps);
}

/** The parts of a document that has been read. */
export function readParts(
  { partsSha256 }: ExtractedDocument,
  blobs: Blobs,
  signal: AbortSignal,
): Promise<ContentPart[]> {
  return loadParts(blobs, partsSha256, signal);
}

/** The same one after the other, for documents that need not fit into memory. */
export function streamStoredParts(
  { partsSha256 }: ExtractedDocument,
  blobs: Blobs,
  signal: AbortSignal,
): AsyncIterable<ContentPart> {
  return streamParts(blobs, partsSha256, signal);
}

/** Reads a document outside of any round, and keeps its parts. */
export function readContentOnce(
  document: Document,
  deps: Pick<ActionContext, "blobs" | "extract">,
  signal: AbortSignal,
): Promise<ExtractedDocument> {
  return readOne(document, { ...deps, extraction: { ocr: "auto" } }, signal);
}

/** The tools that connections bring along, as actions. */
export function toolActions(offered: readonly OfferedTool[], deps: McpActionDeps): RegisteredAction[] {
  return offered.map((tool) => toMcpAction(tool, deps));
}

export function register<Parameters>(action: Action<Parameters>): RegisteredAction {
  const { name, summary, effect, needs, asks, isOutside, operation } = action;
  const schema: Record<string, unknown> = {
    ...z.toJSONSchema(action.parameters, { unrepresentable: "any", io: "input" }),
  };
  const complain = (parameters: unknown) => {
    const parsed = action.parameters.safeParse(parameters);
    return parsed.success ? undefined : z.prettifyError(parsed.error);
  };
  return {
    offer: {
      ...{ name, summary, effect, needs, fields: toFields(schema) },
      ...(isOutside !== undefined && { isOutside }),
      ...(operation !== undefined && { operation }),
    },
    schema,
    complain,
    infer: (wanted) => action.inferParameters?.(wanted),
    readsContent: action.readsContent ?? false,
    usesModel: action.usesModel ?? false,
    ...(action.place && { place: action.place }),
    ...(asks && { asks: (parameters) => asks(read(parameters)) }),
    run(parameters, context) {
      const parsed = read(parameters);
      if (needs.documents === "required" && context.documents.length === 0)
        throw new Failure("invalid", `${name} needs documents, and none are attached.`);
      return action.run(parsed, context);
    },
  };

  function read(parameters: unknown): Parameters {
    const parsed = action.parameters.safeParse(parameters);
    if (!parsed.success) throw new Failure("invalid", `${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  }
}
