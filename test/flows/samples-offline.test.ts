import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerByQuoting } from "../../src/ai/offline/answer-by-quoting.ts";
import { readMarkdown } from "../../src/extract/formats/markdown.ts";
import type { ContentPart } from "../../src/model/document.ts";
import { createIndex, selectPool } from "../../src/retrieve/retrieve.ts";
import { auditClaim } from "../../src/workflow/verify/audit-claim.ts";
import { splitIntents } from "../../src/workflow/understand/split-intents.ts";
import { collectParts } from "../fakes/collect-parts.ts";

const folder = join(import.meta.dirname, "../../samples");
const samples = readdirSync(folder).filter((name) => name.endsWith(".md"));
const parts = (await Promise.all(samples.map(readSample))).flat();
const index = createIndex(parts, (document) => document);

async function readSample(name: string): Promise<ContentPart[]> {
  const { parts: found } = await collectParts(readMarkdown, join(folder, name));
  return found.map(({ type, text, table, heading, position }, at) => ({
    ...{ id: `${name}#${at + 1}`, document: name, type, text, position },
    ...(table === undefined ? {} : { table }),
    ...(heading === undefined ? {} : { heading }),
  }));
}

async function ask(text: string) {
  const [intent] = splitIntents(text).intents;
  if (intent === undefined) throw new Error("nothing asked");
  const pool = await selectPool(index, { text });
  const evidence = pool.map(({ id, passage: { text: quote, part, fileName } }) => ({
    id,
    document: fileName,
    heading: part.heading ?? [],
    text: quote,
  }));
  const answer = answerByQuoting({ intent, language: "en", evidence });
  if (typeof answer === "string") return answer;
  const quotes = evidence.map((item) => ({
    ...item,
    documentId: item.document,
    position: {},
    quote: item.text,
  }));
  for (const { claim, citations } of answer.claims) {
    expect(auditClaim({ intent: intent.id, text: claim, citations }, quotes).reason).toMatch(/^every word/u);
  }
  return answer.claims.map(({ claim }) => claim);
}

test.each([
  ["What is the daily meal allowance in 2026?", ["The daily meal allowance is CHF 55."]],
  ["What is the daily meal allowance in 2025?", ["The daily meal allowance is CHF 45."]],
  [
    "How long does delivery of the standing desk take?",
    ["Item: Standing desk, 160 cm; Unit: piece; Price (CHF): 749.00; Delivery (days): 15"],
  ],
  [
    "How much does the desk lamp cost?",
    ["Item: Desk lamp; Unit: piece; Price (CHF): 39.00; Delivery (days): 3"],
  ],
  ["Is business class allowed in 2026?", ["Business class is no longer allowed."]],
  [
    "Who approves trips above CHF 3,000?",
    ["Trips that cost more than CHF 3,000 also need the approval of the head of finance."],
  ],
  ["When is the help desk open?", ["The help desk is open from Monday to Thursday between 8:30 and 11:30."]],
])("answers from the samples: %s", async (question, claims) => {
  expect(await ask(question)).toEqual(claims);
});

test.each([
  "Who is the CEO?",
  "What is the capital of France?",
  "How many employees does Brightwater have?",
  "What is the warranty period of the office chair?",
  "How much does the office chair cost in 2024?",
  "Which hotel chain must be used?",
])("refuses what no sample states: %s", async (question) => {
  expect(await ask(question)).toBe("not in context");
});

test("sets the two travel policies side by side", async () => {
  const claims = await ask("Compare the travel policy 2025 and the travel policy 2026.");
  expect(claims).toContain(
    "Travel policy 2025: The daily meal allowance is CHF 45. Travel policy 2026: The daily meal allowance is CHF 55.",
  );
});
