import { printPosition } from "../../model/documents/print-position.ts";
import type { Computed, Evidence } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { ActionQuestion, SentBack } from "../../model/work.ts";
import { printTables } from "../../data/data.ts";
import type { TableShape } from "../../model/documents/table-shape.ts";
import { currentRound } from "../../model/workflow.ts";
import type { AnswerInput } from "../../prompts/answer-from-evidence.ts";
import type { RoundDeps } from "../round-deps.ts";
import { askOnce } from "./ask-once.ts";
import { computeValues } from "./compute-values.ts";
import type { OpenMaterial } from "./open-material.ts";
import { createAliases } from "./name-evidence.ts";
import { serveWish } from "./serve-wish.ts";
import { shapeTables } from "./shape-tables.ts";

export interface Writing {
  intent: SubIntent;
  evidence: Evidence[];
  isWhole: boolean;
  closest: Evidence[];
  material: OpenMaterial;
  question: ActionQuestion | undefined;
  computed?: Computed[];
  /** What the gate said of the answer before. */
  sent?: SentBack;
  /** What became of a plan that was run before. */
  served?: string[];
  /** Where all of the documents is read piece by piece. */
  piece?: AnswerInput["piece"];
}

/** How often more may be asked for before an answer is due. */
const mostWishes = 3;

/** The evidence loop: an answer, or a wish that the host serves before it asks again. Each turn is a durable step. */
export async function askWriter(writing: Writing, deps: RoundDeps): Promise<Answered> {
  const { intent, material, isWhole, closest } = writing;
  const { analysis, prompt: request = "" } = currentRound(deps.workflow()) ?? {};
  const language = analysis?.detectedLanguage ?? "unknown";
  let { evidence } = writing;
  let computed = writing.computed ?? [];
  let served = writing.served ?? [];
  const profiles = shapeTables(material.tables);
  for (let wishes = 0; ; wishes += 1) {
    const names = createAliases(evidence);
    const mayWish = wishes < mostWishes;
    const input = toInput({ ...writing, evidence, computed }, { language, served, mayWish, names, profiles });
    const name = `answer ${intent.id}${wishes === 0 ? "" : `, ${wishes + 1}`}`;
    const reply = await askOnce({ name, input }, deps);
    const part = { intent, evidence, isWhole, closest };
    if (reply === null) return { ...part, answer: null, computed };
    const answer = names.toHost(reply.answer);
    if (answer.wish === null || answer.claims.length > 0 || !mayWish) {
      const made = computeValues(answer.computations, { evidence, language, request });
      const all = [
        ...computed,
        ...made.computed.filter(({ id }) => computed.every((known) => known.id !== id)),
      ];
      return { ...part, answer, computed: all, failed: made.complaints, writer: reply.writer };
    }
    const got = await serveWish(answer.wish, { evidence, material, language, request }, deps);
    await deps.emit({
      type: "evidence-added",
      intent: intent.id,
      wish: got.wish,
      found: got.passages.length,
    });
    evidence = [...evidence, ...got.passages];
    computed = [...computed, ...got.computed];
    served = [...served, ...got.served];
  }
}

interface Shown {
  language: string;
  served: string[];
  mayWish: boolean;
  names: ReturnType<typeof createAliases>;
  profiles: TableShape[];
}

function toInput(
  { intent, evidence, isWhole, material, question, computed = [], sent, piece }: Writing,
  { language, served, mayWish, names, profiles }: Shown,
): AnswerInput {
  const { instruction } = question ?? {};
  return {
    intent,
    points: pointsOf(intent),
    ...(instruction !== undefined && instruction !== intent.text && { instruction }),
    language,
    evidence: evidence.map((item) => ({
      ...{ id: names.aliasOf(item.id), document: item.document, text: item.quote },
      place: printPosition(item.position, "en"),
      ...(item.heading && { heading: item.heading }),
      ...(item.table && { table: item.table }),
    })),
    isWhole,
    ...(piece && { piece }),
    documents: material.documents.map(({ fileName }) => fileName),
    ...describeTables(material.tables),
    ...(profiles.length > 0 && { profiles }),
    computed: computed.map(({ id, words, value, unit }) => ({
      id,
      words,
      value: [value, unit ?? ""].join(" ").trim(),
    })),
    served,
    mayWish,
    judged: (sent?.judged ?? []).map(({ text, point, complaint }) => ({
      text,
      ...(point !== undefined && { point }),
      ...(complaint !== undefined && { complaint: names.shorten(complaint) }),
    })),
    uncovered: (sent?.uncovered ?? []).map(names.shorten),
  };
}

const mostLettersOfTables = 6_000;

function describeTables(tables: OpenMaterial["tables"]): Pick<AnswerInput, "tables"> {
  const shown = tables.filter(({ rowCount, layout, isHidden }) => {
    return layout === "columns" && rowCount >= fewestRows && isHidden !== true;
  });
  return shown.length === 0 ? {} : { tables: printTables(shown, mostLettersOfTables) };
}

/** What is smaller is computed with cell by cell. */
const fewestRows = 4;
