import { openTables } from "../../data/data.ts";
import type { TypedTable } from "../../data/data.ts";
import { readParts } from "../../actions/actions.ts";
import type { ContentPart, Document } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { Material, Question } from "../../model/work.ts";
import { createIndex, cutPassages, findPassages, selectEvidence } from "../../retrieve/retrieve.ts";
import type { Index } from "../../retrieve/retrieve.ts";
import type { RoundDeps } from "../round-deps.ts";
import { screenInstructions } from "./hygiene/screen-instructions.ts";
import { warnOfInstructions } from "./hygiene/warn-of-instructions.ts";
import { toEvidence } from "./to-evidence.ts";

/** What was read of the documents, indexed once for all parts of the request that are answered from it. */
export interface OpenMaterial {
  documents: readonly Document[];
  index: Index;
  /** Passages that a search has found before, by id. */
  found: ReadonlySet<string>;
  /** The tables among them, typed, so that plans can be run over them. */
  tables: readonly TypedTable[];
}

export async function openMaterial(given: Material, deps: RoundDeps): Promise<OpenMaterial> {
  // what Dossier wrote itself is no evidence for what it says later
  const documents = given.documents.filter(({ provenance }) => provenance !== "generated");
  const ids = new Set(documents.map(({ id }) => id));
  const extracted = given.extracted.filter(({ documentId }) => ids.has(documentId));
  const parts: ContentPart[] = [];
  for (const document of extracted)
    for (const part of await readParts(document, deps.blobs, deps.run.signal)) parts.push(part);
  await warnOnce(parts, documents, deps);
  const names = new Map(documents.map(({ id, fileName }) => [id, fileName]));
  const index = createIndex(parts, (id) => names.get(id) ?? id);
  const tables = await openTables({ parts }, { fileNames: Object.fromEntries(names) });
  return { documents, index, found: new Set(given.found), tables };
}

/** Orders in a document are told to the person, once for each document; nobody follows them. */
async function warnOnce(
  parts: readonly ContentPart[],
  documents: readonly Document[],
  deps: RoundDeps,
): Promise<void> {
  const { rounds, warnings } = deps.workflow();
  const language = rounds.at(-1)?.analysis?.detectedLanguage ?? "unknown";
  for (const { id, fileName } of documents) {
    const own = parts.filter(({ document }) => document === id);
    const found = own.flatMap(
      ({ text, hidden = false }) => screenInstructions(text, { isHidden: hidden }).found,
    );
    const message = warnOfInstructions({ document: fileName, found }, language);
    if (message === undefined || warnings.some((warning) => warning.message === message)) continue;
    await deps.emit({ type: "warning-raised", code: "instructions", message });
  }
}

export interface Gathering {
  intent: SubIntent;
  material: OpenMaterial;
  question: Question | undefined;
  /** What was shown before, where more is wanted. */
  known?: Pick<Gathered, "evidence">;
}

export interface Gathered {
  evidence: Evidence[];
  /** Those nearest to the request, without their cells. */
  closest: Evidence[];
  isWhole: boolean;
}

/** Of a model's window: so much may be filled with everything there is. */
const wholeShare = 0.4;
/** A selection is kept smaller: what is far from the question only gets in its way. */
const mostSelected = 24_000;

/** The evidence of one part: all of the material where it fits, else a pool for each of its points. */
export function gatherEvidence(gathering: Gathering, deps: Pick<RoundDeps, "ai">): Gathered {
  const { intent, material, question, known } = gathering;
  const whole = Math.floor(deps.ai.card.contextLength * wholeShare);
  const points = pointsOf(intent).map(({ text }) => text);
  const texts = [intent.text, ...points, ...(question?.query === undefined ? [] : [question.query])];
  const wanted = { points: [...new Set(texts)], documents: namedIn(intent.text, material.documents) };
  const everything = selectEvidence(material.index, { ...wanted, tokenBudget: whole });
  const selected = everything.isWhole
    ? everything
    : selectEvidence(material.index, {
        ...wanted,
        tokenBudget: Math.min(whole, known === undefined ? mostSelected : 2 * mostSelected),
      });
  const chosen = new Set(selected.passages.map(({ id }) => id));
  const found = material.index.passages.filter(({ id }) => material.found.has(id) && !chosen.has(id));
  const evidence = [...selected.passages, ...found].map(toEvidence);
  const near = findPassages(material.index, intent.text, { most: mostClosest }).map(toEvidence);
  const closest = near.map(({ table: _table, ...item }): Evidence => item);
  if (known === undefined) return { evidence, closest, isWhole: selected.isWhole };
  const seen = new Set(known.evidence.map(({ id }) => id));
  return {
    evidence: [...known.evidence, ...evidence.filter(({ id }) => !seen.has(id))],
    ...{ closest, isWhole: selected.isWhole },
  };
}

const mostClosest = 3;

/** All of the material in pieces, each of a size that one answer can be written from. */
export function cutMaterial({ index }: OpenMaterial, deps: Pick<RoundDeps, "ai">): Evidence[][] {
  const budget = Math.min(mostSelected, Math.floor(deps.ai.card.contextLength * wholeShare));
  return cutPassages(index, budget).map((piece) => piece.map(toEvidence));
}

/** The documents that a part names by file name; all of them where it names none and there are few. */
function namedIn(text: string, documents: readonly Document[]): { id: string; fileName: string }[] {
  const lower = text.toLowerCase();
  const named = documents.filter(({ fileName }) =>
    lower.includes(fileName.toLowerCase().replace(/\.[a-z0-9]{1,5}$/u, "")),
  );
  const wanted = named.length > 0 ? named : documents.length <= fewDocuments ? documents : [];
  return wanted.map(({ id, fileName }) => ({ id, fileName }));
}

const fewDocuments = 6;
