import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { answerPart } from "../../src/ai/offline/answer-part.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import { auditByRules } from "../../src/ground/audit/audit-by-rules.ts";
import { splitSentences } from "../../src/lib/text/split-sentences.ts";
import type { ContentPart } from "../../src/model/document.ts";
import { documentToParts } from "../../src/model/documents/document-to-parts.ts";
import { partsToDocument } from "../../src/model/documents/parts-to-document.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import {
  createIndex,
  cutPassages,
  findPassages,
  lookThrough,
  selectEvidence,
} from "../../src/retrieve/retrieve.ts";

const many = 300_000;
const fee = "The fee for a parking card is 130 euros.";
const question = "How much is the fee for a parking card?";
/** A lot of work, on machines that have other work. */
const timeout = 300_000;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function toPart(text: string, at: number): ContentPart {
  return { id: `d:${at}`, document: "d", type: "text", text, position: { line: at + 1 } };
}

const paragraphs = Array.from({ length: many }, (_, at) =>
  at === many / 2 ? fee : `Note ${at} on weather.`,
);

/** A question to the offline model over passages of a document. */
function answer(evidence: readonly { id: string; text: string }[]) {
  const input: AnswerInput = {
    intent: { id: "i1", role: "LOOKUP", grounded: true, text: question },
    ...{ points: [], language: "en", isWhole: true, documents: ["d"], computed: [], served: [] },
    ...{
      mayWish: false,
      judged: [],
      uncovered: [],
      evidence: evidence.map((one) => ({ ...one, document: "d" })),
    },
  };
  return answerPart(input);
}

/** From what extraction gave to an answer that the rules of the gate have seen. */
function answerFrom(parts: readonly ContentPart[]) {
  const index = createIndex(parts);
  const request = { points: [question], documents: [{ id: "d", fileName: "d" }], tokenBudget: 2_000 };
  const { passages } = selectEvidence(index, request);
  const quoted = answer(passages);
  const [claim] = quoted.claims;
  const evidence = passages.map(({ id, text }) => ({
    ...{ id, documentId: "d", document: "d", position: {}, quote: text, language: "en" },
  }));
  return { index, claim, audit: auditByRules({ claim: claim?.text ?? "", language: "en", evidence }) };
}

test("300,000 paragraphs are indexed, searched and answered from", { timeout }, () => {
  const { index, claim, audit } = answerFrom(paragraphs.map(toPart));
  expect(claim?.text).toBe(fee);
  expect(audit.verdict).toBe("VALID");
  expect(findPassages(index, "parking card", { most: 3 })[0]?.text).toBe(fee);
  expect(cutPassages(index, 50_000).flat().length).toBeGreaterThan(many - 10);
  expect(lookThrough(index.passages.map(({ part }) => part)).length).toBeGreaterThan(0);
});

test(
  "300,000 paragraphs in one part, one claim's evidence and one document are no depth",
  { timeout },
  () => {
    const text = paragraphs.join("\n\n");
    expect(splitSentences(text)).toHaveLength(many);
    expect(splitSentences("Ab. ".repeat(many)).length).toBeGreaterThan(1);
    const evidence = [{ id: "p", documentId: "d", document: "d", position: {}, quote: text, language: "en" }];
    const ruled = auditByRules({ claim: fee, language: "en", evidence });
    expect(ruled.verdict).toBe("VALID");
    expect(answer([{ id: "p", text }]).claims[0]).toMatchObject({ text: fee });
    const document = partsToDocument(paragraphs.map(toPart), { title: "Notes", language: "en" });
    expect(documentToParts(document, "d").length).toBeGreaterThan(many / 2);
  },
);

test.each(["a", "漢", "1", "."])("a block of 400 kB of %j does not hide the answer beside it", (letter) => {
  const block = letter.repeat(400_000);
  expect(answerFrom([toPart(block, 0), toPart(fee, 1)]).claim?.text).toBe(fee);
  expect(answerFrom([toPart(`${block}\n\n${fee}`, 0)]).claim?.text).toBe(fee);
});

test(
  "a file with 300,000 paragraphs and an unbroken block of 400 kB is answered from, offline",
  { timeout },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "dossier-large-"));
    folders.push(folder);
    const content = [...paragraphs, "x".repeat(400_000)].join("\n\n");
    const dossier = await createDossier({ data: folder });
    try {
      const handle = await dossier.start({ prompt: question, files: [{ fileName: "notes.txt", content }] });
      expect((await handle.result(AbortSignal.timeout(240_000))).message.text).toContain("130");
    } finally {
      await dossier.close();
    }
  },
);
