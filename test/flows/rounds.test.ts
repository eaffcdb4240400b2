import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import type { AnalysisInput } from "../../src/prompts/analyse-request.ts";
import type { ReportInput } from "../../src/prompts/write-report.ts";
import type { ReworkInput } from "../../src/prompts/rework-document.ts";
import { claim, closeAll, files, limit, openScripted } from "../fakes/play-script.ts";
import { analysis, cite, fromInput, paragraph, report, select } from "../fakes/script-answers.ts";

afterEach(closeAll);

const hotels = "Hotels cost at most CHF 180 per night.";
const note = "Write a note on the daily meal allowance as a Word file.";
const firstRound = [
  analysis(note, { expectedFormats: ["docx"], expectedOutputType: "document" }),
  select("ai.generateReport"),
  cite(claim),
  report("Meal allowance", [paragraph(claim, ["c1"])]),
];

test("a later round changes an earlier text: it sees that text, what was proven for it, and the documents", async () => {
  const change = "And the hotels? Put it into the note and make that a PDF.";
  const seen: { analysis?: AnalysisInput; report?: ReportInput } = {};
  const { dossier, model } = await openScripted([
    ...firstRound,
    analysis(
      "Add to the note on the meal allowance what hotels may cost, and deliver the note as a PDF.",
      {
        ...{ expectedFormats: ["pdf"], expectedOutputType: "document", buildsOn: [1] },
        parts: [
          { role: "LOOKUP", text: "What may hotels cost?", points: [], constraints: [] },
          { role: "DRAFT", text: "The note with the hotels added.", points: [], constraints: ["pdf"] },
        ],
      },
      (request) => {
        seen.analysis = request.input as AnalysisInput;
      },
    ),
    select("ai.generateReport", { requiredInputDocuments: ["docList:result"] }),
    cite(hotels),
    report("Meal allowance", [paragraph(claim, ["c1"]), paragraph(hotels, ["c2"])], (input) => {
      seen.report = input;
    }),
  ]);
  const first = await dossier.start({ prompt: note, files });
  expect((await first.result(limit())).documents).toMatchObject([{ format: "docx" }]);
  const second = await dossier.continue(first.workflowId, { prompt: change });
  const result = await second.result(limit());
  model.done();
  expect(seen.analysis?.earlier).toContain(`asked: ${note}`);
  expect(seen.analysis?.earlier).toContain(claim);
  expect(seen.analysis?.documents.filter(({ madeIn }) => madeIn === 1)).toHaveLength(1);
  expect(seen.report?.claims.map(({ text }) => text)).toEqual([claim, hotels]);
  expect(seen.report?.drafts).toMatchObject([{ name: expect.stringMatching(/\.docx$/u) }]);
  expect(seen.report?.drafts?.[0]?.document).toContain(claim);
  expect(result).toMatchObject({ status: "OK", round: 2, documents: [{ format: "pdf" }] });
  expect(result.evidence.map(({ quote }) => quote)).toEqual(expect.arrayContaining([claim, hotels]));
});

test("what the request does not speak of is not handed on", async () => {
  const { dossier, model } = await openScripted([
    ...firstRound,
    analysis("What may hotels cost? Write it as a note.", {
      ...{ expectedFormats: ["md"], expectedOutputType: "document" },
      parts: [
        { role: "LOOKUP", text: "What may hotels cost?", points: [], constraints: [] },
        { role: "DRAFT", text: "A note on hotels.", points: [], constraints: [] },
      ],
    }),
    select("ai.generateReport"),
    cite(hotels),
    report("Hotels", [paragraph(hotels, ["c1"])], ({ claims, drafts }) => {
      expect(claims.map(({ text }) => text)).toEqual([hotels]);
      expect(drafts).toBeUndefined();
    }),
  ]);
  const first = await dossier.start({ prompt: note, files });
  await first.result(limit());
  const second = await dossier.continue(first.workflowId, {
    prompt: "What may hotels cost? Write it as a note.",
  });
  expect(await second.result(limit())).toMatchObject({ status: "OK" });
  model.done();
});

test("an earlier text is translated section by section, and keeps its citations", async () => {
  const german = "Die Verpflegungspauschale beträgt CHF 55 pro Tag.";
  let reworked: ReworkInput | undefined;
  const { dossier, model } = await openScripted([
    ...firstRound,
    analysis("Translate the note on the meal allowance into German, as Markdown.", {
      ...{ expectedFormats: ["md"], expectedOutputType: "document", buildsOn: [1] },
      parts: [{ role: "TRANSLATE", text: "Translate the note into German.", points: [], constraints: [] }],
    }),
    select("ai.processDocuments", { requiredInputDocuments: ["docList:result"] }),
    fromInput("rework-document", (input: ReworkInput) => {
      reworked = input;
      const { sections } = JSON.parse(input.document) as { sections: { id: string }[] };
      return {
        metadata: { title: "Verpflegung", language: "de" },
        sections: sections.map(({ id }) => ({
          ...{ id, content_type: "paragraph", elements: [{ text: german }] },
        })),
      };
    }),
  ]);
  const first = await dossier.start({ prompt: note, files });
  await first.result(limit());
  const second = await dossier.continue(first.workflowId, { prompt: "Translate that into German." });
  const result = await second.result(limit());
  model.done();
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "md" }] });
  expect(reworked?.document).toContain(claim);
  expect(reworked?.document).not.toContain("citations");
  const written = await readFile(result.documents[0]?.path ?? "", "utf8");
  expect(written).toContain(german);
  expect(written).toContain(claim); // the words of the source, in its note
  expect(result.evidence.map(({ quote }) => quote)).toEqual([claim]);
});

const question = "What is the daily meal allowance, and who pays for parking abroad?";
const refusedRound = [
  analysis(question, {
    parts: [
      {
        ...{ role: "LOOKUP", text: question, constraints: [] },
        points: ["What is the daily meal allowance?", "Who pays for parking abroad?"],
      },
    ],
  }),
  select("ai.process"),
  ...[1, 2].map(() =>
    fromInput("answer-from-evidence", (input: { evidence: { id: string; text: string }[] }) => {
      const found = input.evidence.find(({ text }) => text.includes(claim));
      const supports = [{ evidence: found?.id, quote: claim }];
      const missing = [{ point: "p2", reason: "nothing is said about parking abroad" }];
      return { claims: [{ text: claim, point: "p1", supports }], missing };
    }),
  ),
];

test.each([
  ["in words", { prompt: "Only the part you can prove, please." }],
  ["in German words", { prompt: "Dann gib mir nur den belegbaren Teil." }],
  ["in French words", { prompt: "Donne-moi seulement ce qui est prouvé." }],
  ["in Italian words", { prompt: "Solo la parte che puoi dimostrare." }],
  ["in Spanish words", { prompt: "Solo la parte que puedes probar." }],
  ["by flag, as a file", { prompt: "Only the part that is proven.", provable: true, formats: ["md"] }],
])("the provable part of a refusal is delivered without asking anybody: %s", async (_, asked) => {
  const { dossier } = await openScripted(refusedRound);
  const first = await dossier.start({ prompt: question, files });
  const refused = await first.result(limit());
  expect(refused).toMatchObject({ status: "REFUSAL", claims: [], documents: [] });
  const second = await dossier.continue(first.workflowId, asked);
  const result = await second.result(limit());
  expect(result).toMatchObject({
    ...{ status: "OK", round: 2, language: "en", usage: { aiCalls: 0 } },
    claims: [{ text: claim }],
    missing: [{ text: "Who pays for parking abroad?" }],
  });
  expect(result.message.text).toContain(claim);
  expect(result.evidence.map(({ quote }) => quote)).toEqual([claim]);
  expect(result.documents.map(({ format }) => format)).toEqual("formats" in asked ? ["md"] : []);
});

test("a part of which nothing is proven, and one that nobody came to, are named beside the proven part", async () => {
  const asked = "What is the daily meal allowance, who pays for parking abroad, and write a note on both.";
  const parts = [
    { role: "LOOKUP" as const, text: "What is the daily meal allowance?", points: [], constraints: [] },
    { role: "LOOKUP" as const, text: "Who pays for parking abroad?", points: [], constraints: [] },
    { role: "DRAFT" as const, text: "Write a note on both.", points: [], constraints: [] },
  ];
  const nothing = { claims: [], missing: [{ point: "i2", reason: "not there" }] };
  const { dossier } = await openScripted([
    analysis(asked, { parts }),
    select("ai.process"),
    cite(claim),
    ...[1, 2].map(() => fromInput("answer-from-evidence", () => nothing)),
  ]);
  const first = await dossier.start({ prompt: asked, files });
  expect(await first.result(limit())).toMatchObject({ status: "REFUSAL" });
  const second = await dossier.continue(first.workflowId, {
    prompt: "Only the proven part.",
    provable: true,
  });
  const { status, message, missing, intents } = await second.result(limit());
  expect({ status, missing, intents }).toMatchObject({
    status: "OK",
    missing: [{ text: "Who pays for parking abroad?" }, { text: "Write a note on both." }],
    intents: [{ status: "OK" }, { status: "REFUSAL" }, { status: "REFUSAL" }],
  });
  expect(message.text).toContain(claim);
  expect(message.text).toContain("The documents do not state: Who pays for parking abroad?");
  expect(message.text).toContain("Not done: Write a note on both.");
});

const unproven = [
  analysis("Who pays for parking abroad?", {
    parts: [{ role: "LOOKUP", text: "Who pays for parking abroad?", points: [], constraints: [] }],
  }),
  select("ai.process"),
  fromInput("answer-from-evidence", () => ({ claims: [], missing: [{ point: "i1", reason: "not there" }] })),
];

test.each([
  ["by flag", { prompt: "Deliver what is proven.", provable: true }],
  ["in words", { prompt: "Only the part that is proven, please." }],
])("where nothing of the refused round is proven, that is said: %s", async (_, asked) => {
  const { dossier, model } = await openScripted(unproven);
  const first = await dossier.start({ prompt: "Who pays for parking abroad?", files });
  expect(await first.result(limit())).toMatchObject({ status: "REFUSAL", provable: [] });
  const second = await dossier.continue(first.workflowId, asked);
  const result = await second.result(limit());
  model.done();
  expect(result).toMatchObject({ status: "REFUSAL", reason: "nothing_proven", claims: [] });
  expect(result.message.text).toContain("Nothing was proven in the round before");
});

test("where nothing was refused, there is no provable part to ask for by flag", async () => {
  const { dossier } = await openScripted(firstRound);
  const first = await dossier.start({ prompt: note, files });
  await first.result(limit());
  const second = await dossier.continue(first.workflowId, { prompt: "Only that.", provable: true });
  const result = await second.result(limit());
  expect(result.status).toBe("FAILED");
  expect(result.message.text).toContain("was not refused");
});
