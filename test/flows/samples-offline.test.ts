import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerByQuoting } from "../../src/ai/offline/answer/answer-by-quoting.ts";
import { readMarkdown } from "../../src/extract/text/markdown.ts";
import type { ContentPart } from "../../src/model/document.ts";
import { createIndex } from "../../src/retrieve/retrieve.ts";
import { auditByRules } from "../../src/ground/audit/audit-by-rules.ts";
import { makeAnswerInput } from "../fakes/answer-input.ts";
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
  // the samples fit into any model's window, so that all of them are shown
  const evidence = index.passages.map(({ id, text: quote, part, fileName }) => ({
    id,
    document: fileName,
    heading: part.heading ?? [],
    text: quote,
  }));
  const answer = answerByQuoting(makeAnswerInput(text, evidence, { role: intent.role }));
  if (answer.claims.length === 0) return "not in context";
  const quotes = evidence.map((item) => ({
    ...item,
    documentId: item.document,
    position: {},
    quote: item.text,
  }));
  // what it quotes proves itself: no model judges it
  for (const { text: claim, supports } of answer.claims)
    expect([claim, auditByRules({ claim, language: "en", supports, evidence: quotes }).verdict]).toEqual([
      claim,
      "VALID",
    ]);
  return answer.claims.map((claim) => claim.text);
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
  const at = claims.indexOf("The daily meal allowance is CHF 45.");
  expect(claims.slice(at, at + 2)).toEqual([
    "The daily meal allowance is CHF 45.",
    "The daily meal allowance is CHF 55.",
  ]);
});
