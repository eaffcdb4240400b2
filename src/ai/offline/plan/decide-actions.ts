import type { ActionOffer } from "../../../model/action.ts";
import { findAddresses } from "../../../lib/text/find-addresses.ts";
import { Failure } from "../../../model/failure.ts";
import { isGrounded } from "../../../model/sub-intent.ts";
import type { RequestPart } from "../../../prompts/plan-tasks.ts";
import type { SelectInput } from "../../../prompts/select-action.ts";
import { chooseDocuments, chooseSources } from "./choose-documents.ts";
import { type Conversion, findConversion, refersToEarlier } from "./find-conversion.ts";
import { type IndexedDocument, readIndex } from "../answer/read-index.ts";

/** The kinds of work that the rules can tell apart, and "other" for an action that was asked for by its name. */
export type WorkKind = "look" | "write" | "change" | "render" | "other";

export interface ActionDecision {
  kind: WorkKind;
  offer: ActionOffer;
  /** What it serves, in the person's words. */
  text: string;
  documents: string[];
  /** Set where the action makes other formats than the task. */
  formats?: string[];
}

const actionFor: Readonly<Record<Exclude<WorkKind, "other">, string>> = {
  look: "ai.process",
  write: "ai.generateReport",
  change: "ai.processDocuments",
  render: "document.render",
};

/** The actions that the rules themselves choose, by the kind of work. */
export function isUsual(name: string): boolean {
  return Object.values(actionFor).includes(name);
}

/** What to do for the open parts, in the order in which it is to be done. */
export function decideActions(input: SelectInput): ActionDecision[] {
  const index = readIndex(input.documents);
  const parts = openParts(input);
  const named = decideByName(input, parts, index) ?? decideToFetch(input, parts, index);
  if (named !== undefined) return [named];
  const names = index.map(({ fileName }) => fileName);
  const conversions = new Map(parts.map((part) => [part.id, findConversion(part.text, names)]));
  const converted = parts.filter(({ id }) => conversions.get(id) !== undefined);
  const others = parts.filter(({ id }) => conversions.get(id) === undefined);
  const grounded = others.filter(({ role }) => isGrounded(role));
  const written = others.filter(({ role }) => role === "DRAFT");
  const changed = others.filter(({ role }) => role === "REWRITE" || role === "TRANSLATE");
  return [
    ...(grounded.length === 0 ? [] : [decide("look", grounded)]),
    ...written.map((part) => decide("write", [part])),
    ...changed.map((part) => decide("change", [part])),
    ...converted.map((part) => decide("render", [part])),
  ];

  function decide(kind: Exclude<WorkKind, "other">, served: RequestPart[]): ActionDecision {
    const text = [...new Set(served.map((part) => part.text))].join("\n");
    const conversion = conversions.get(served[0]?.id ?? "");
    const offer = findOffer(input, kind);
    const documents = documentsFor(kind, text, { index, conversion });
    if (offer.needs.documents === "required" && documents.length === 0)
      throw new Failure("unsupported", `${offer.name} needs documents, and there are none.`);
    return { kind, offer, text, documents, ...(conversion && { formats: conversion.formats }) };
  }
}

/** A task whose parts are all served can still have an objective of its own. */
function openParts({ open, task, request }: SelectInput): readonly RequestPart[] {
  if (open.length > 0) return open;
  return [{ id: "task", role: "LOOKUP", text: task.objective === "" ? request : task.objective }];
}

function findOffer({ actions }: SelectInput, kind: Exclude<WorkKind, "other">): ActionOffer {
  const name = actionFor[kind];
  const offer = actions.find((action) => action.name === name);
  if (offer !== undefined) return offer;
  throw new Failure(
    "unsupported",
    `The built-in offline model would need the action "${name}", and it is not offered. Others it takes only if the request names them.`,
  );
}

/** An action of a plug-in is chosen only where the request names it outright. */
function decideByName(
  { actions, connections }: SelectInput,
  [part]: readonly RequestPart[],
  index: readonly IndexedDocument[],
): ActionDecision | undefined {
  if (part === undefined) return undefined;
  const offer = actions.find(({ name }) => !isUsual(name) && part.text.includes(name));
  if (offer === undefined || (offer.needs.connection === "required" && connections.trim() === ""))
    return undefined;
  const documents = offer.needs.documents === "none" ? [] : chooseSources(part.text, index);
  return { kind: "other", offer, text: part.text, documents };
}

/** Where there is no document to answer from, it is fetched: what the request names by its address, else by a search. */
function decideToFetch(
  { actions, request }: SelectInput,
  parts: readonly RequestPart[],
  index: readonly IndexedDocument[],
): ActionDecision | undefined {
  const asked = parts.filter(({ role }) => isGrounded(role));
  if (index.length > 0 || asked.length === 0) return undefined;
  const addresses = findAddresses(request);
  const name = addresses.length > 0 ? "web.crawl" : "ai.webResearch";
  const offer = actions.find((action) => action.name === name);
  const text = [...asked.map((part) => part.text), ...addresses].join("\n");
  return offer === undefined ? undefined : { kind: "other", offer, text, documents: [] };
}

function documentsFor(
  kind: Exclude<WorkKind, "other">,
  text: string,
  { index, conversion }: { index: readonly IndexedDocument[]; conversion: Conversion | undefined },
): string[] {
  switch (kind) {
    case "look":
    case "write":
      return chooseSources(text, index);
    case "change":
      return chooseDocuments(text, index, { refersBack: pointsBack(text), formats: [] });
    case "render":
      return chooseDocuments(text, index, conversion ?? { refersBack: false, formats: [] });
  }
}

/** "Translate it": what was last spoken of. */
const pronoun =
  /(?<!\p{L})(it|this|that|es|dies|cela|ça|traduis-l[ea]|réécris-l[ea]|questo|traducil[oa]|riscrivil[oa]|eso|esto|tradúcel[oa]|reescríbel[oa])(?!\p{L})/iu;

function pointsBack(text: string): boolean {
  return refersToEarlier(text) || pronoun.test(text);
}
