/**
 * The list of everything a task can do, each with its parameters and needs in one object. It holds no
 * state and decides nothing: which action runs is decided in workflow/.
 */
import { z } from "zod";
import type { ActionOffer } from "../model/action.ts";
import type { ContentPart, Document, ExtractedDocument } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { ActionResult } from "../model/round.ts";
import type { ActionQuestion } from "../model/work.ts";
import type { Blobs } from "../store/blobs/blobs.ts";
import type { ActionContext } from "./action-context.ts";
import { generateReport } from "./ai/generate-report.ts";
import { process } from "./ai/process.ts";
import { processDocuments } from "./ai/process-documents.ts";
import { query } from "./data/query.ts";
import type { Action, ParameterHints } from "./define-action.ts";
import { extractContent } from "./document/extract-content.ts";
import { loadMadeFrom } from "./document/made-from.ts";
import type { MadeFrom } from "./document/made-from.ts";
import { fitsWhole, holdParts } from "./document/hold-parts.ts";
import type { HeldParts, WantedParts } from "./document/held-parts.ts";
import { loadParts, partsOfExtracted } from "./document/store-parts.ts";
import { writeDocument } from "./document/write-document.ts";
import type { FileToWrite, WriteDeps, WrittenDocument } from "./document/write-document.ts";
import { render } from "./document/render.ts";
import { search } from "./document/search.ts";
import { toFields } from "./to-fields.ts";

/** An action with its parameter type closed over: parameters are checked by its own schema first. */
export interface RegisteredAction {
  offer: ActionOffer;
  /** The schema of its parameters as JSON Schema. */
  schema: Record<string, unknown>;
  infer(wanted: ParameterHints): Record<string, unknown> | undefined;
  /** What is wrong with these parameters, or undefined. */
  complain(parameters: unknown): string | undefined;
  readsContent: boolean;
  usesModel: boolean;
  /** Undefined where it answers no part of the request. */
  asks?(parameters: unknown): ActionQuestion;
  run(parameters: unknown, context: ActionContext): Promise<ActionResult>;
}

export interface ActionList {
  offers: readonly ActionOffer[];
  find(name: string): RegisteredAction;
}

const builtIn: readonly RegisteredAction[] = [
  register(extractContent),
  register(search),
  register(render),
  register(process),
  register(processDocuments),
  register(query),
  register(generateReport),
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

export function register<Parameters>(action: Action<Parameters>): RegisteredAction {
  const { name, summary, effect, needs, asks } = action;
  const schema: Record<string, unknown> = {
    ...z.toJSONSchema(action.parameters, { unrepresentable: "any", io: "input" }),
  };
  const complain = (parameters: unknown) => {
    const parsed = action.parameters.safeParse(parameters);
    return parsed.success ? undefined : z.prettifyError(parsed.error);
  };
  return {
    offer: { name, summary, effect, needs, fields: toFields(schema) },
    schema,
    complain,
    infer: (wanted) => action.inferParameters?.(wanted),
    readsContent: action.readsContent ?? false,
    usesModel: action.usesModel ?? false,
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
