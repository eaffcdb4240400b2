import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { answerByQuoting } from "../../src/ai/offline/answer-by-quoting.ts";
import { extractMarkdown } from "../../src/extract/markdown.ts";
import { createIndex, selectPool } from "../../src/retrieve/retrieve.ts";
import { auditClaim } from "../../src/workflow/verify/audit-claim.ts";
import { splitIntents } from "../../src/workflow/understand/split-intents.ts";

const folder = join(import.meta.dirname, "../../samples");
const parts = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .flatMap((name) => extractMarkdown(readFileSync(join(folder, name), "utf8"), name));
const index = createIndex(parts, (document) => document);

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
