import type { Document } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { ActionQuestion } from "../../model/work.ts";
import { cutPassages, findPassages, selectEvidence } from "../../retrieve/retrieve.ts";
import type { RoundDeps } from "../round-deps.ts";
import type { OpenMaterial } from "./open-material.ts";
import { toEvidence } from "./to-evidence.ts";

export interface Gathering {
  intent: SubIntent;
  material: OpenMaterial;
  question: ActionQuestion | undefined;
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
  const isWhole = selected.isWhole && material.partial.length === 0;
  if (known === undefined) return { evidence, closest, isWhole };
  const seen = new Set(known.evidence.map(({ id }) => id));
  return {
    evidence: [...known.evidence, ...evidence.filter(({ id }) => !seen.has(id))],
    ...{ closest, isWhole },
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
