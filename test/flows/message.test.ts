import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import type { ReportInput } from "../../src/prompts/write-report.ts";
import { claim, closeAll, files, playScript } from "../fakes/play-script.ts";
import {
  analysis,
  cite,
  fromInput,
  judge,
  paragraph,
  quoting,
  refuse,
  report,
  select,
} from "../fakes/script-answers.ts";

afterEach(closeAll);

const hotel = "Hotels cost at most CHF 180 per night.";
const ownNames =
  /\b(?:i\d|task_?\d|p\d|select-action|process-chunk|not_supported|grounding_failed|new_facts\w*)\b/u;

const tasks = (letter: { format: string; formats: string[] }) => ({
  overview: "First the answer, then the text.",
  userMessage: "I look it up and then write.",
  tasks: [
    {
      ...{ id: "task_1", objective: "Find the daily meal allowance.", dependsOn: [], serves: ["i1"] },
      ...{ deliverable: { type: "answer", format: "text" }, requiredDocuments: ["docList:input"] },
      ...{ requiresDocumentAnalysis: true, expectedFormats: [] },
    },
    {
      ...{ id: "task_2", objective: "Write the mail.", dependsOn: ["task_1"], serves: ["i2"] },
      deliverable: { type: "mail", format: letter.format },
      ...{ requiresContentGeneration: true, expectedFormats: letter.formats },
    },
  ],
});

const both = "Look up the daily meal allowance in the policy; then draft an e-mail to the team about it.";

async function playBoth(formats: string[] = []) {
  return playScript(
    [
      analysis(both, { complexity: "complex", expectedFormats: formats }),
      { prompt: "plan-tasks", value: tasks({ format: formats[0] ?? "text", formats }) },
      select("ai.process"),
      cite(claim),
      select("ai.generateReport", { requiredInputDocuments: [] }),
      report("Daily meal allowance", [
        paragraph("Dear team,"),
        paragraph(claim, ["c1"]),
        paragraph("Kind regards"),
      ]),
    ],
    { prompt: both, files },
  );
}

test("every part is answered, not only the last task's, in the order of the request", async () => {
  const { result } = await playBoth();
  expect(result.status).toBe("OK");
  const { text } = result.message;
  expect(text).toMatch(/allowance is CHF 55\. \[1\][^]*Subject: Daily meal allowance\n\nDear team,/u);
  expect(text).toContain("Kind regards");
  expect(text.match(/policy\.md/gu)).toHaveLength(1);
  expect(text).not.toMatch(ownNames);
});

test("a file is told with what it holds, and a short answer stands in the message all the same", async () => {
  const { result } = await playBoth(["txt"]);
  const { text } = result.message;
  expect(text).toContain(claim);
  expect(text).toMatch(/Files:\n- daily-meal-allowance\.txt: Daily meal allowance/u);
  expect(readFileSync(result.documents[0]!.path, "utf8")).toMatch(
    /^Subject: Daily meal allowance\n\nDear team,\n\n/u,
  );
});

test("a question and a text that are served by one task are both answered", async () => {
  const { result } = await playScript(
    [
      analysis(both),
      select("ai.generateReport"),
      cite(claim),
      report("Daily meal allowance", [paragraph("Dear team,"), paragraph(claim, ["c1"])]),
    ],
    { prompt: both, files },
  );
  expect(result.message.text).toMatch(/CHF 55\. \[1\][^]*Subject: Daily meal allowance\n\nDear team,/u);
});

test("a refusal names the point, what was looked for, the closest passages and steps that can be taken", async () => {
  const prompt = "Wie hoch ist die Tagespauschale für Mahlzeiten? Wie hoch ist die Parkgebühr?";
  const points = ["Höhe der Tagespauschale", "Höhe der Parkgebühr"];
  const german = {
    detectedLanguage: "de",
    parts: [{ role: "LOOKUP", text: prompt, points, constraints: [] }],
  } as const;
  const answer = fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [
      {
        text: "Die Tagespauschale für Mahlzeiten beträgt CHF 55.",
        point: "p1",
        supports: [quoting(input, claim)],
      },
    ],
    missing: [{ point: "p2", reason: "gesucht nach Gebühren für Parkplätze; p2 nennt nur, wer zahlt" }],
  }));
  const { result, workflowId } = await playScript(
    [
      analysis(prompt, { ...german, parts: [{ ...german.parts[0], points: [...points], constraints: [] }] }),
      select("ai.process"),
      answer,
      judge("VALID"),
    ],
    { prompt, files },
  );
  const { text } = result.message;
  expect(result.status).toBe("REFUSAL");
  expect(text).toContain("- Höhe der Parkgebühr (gesucht nach Gebühren für Parkplätze");
  expect(text).toContain("Fügen Sie ein Dokument bei");
  expect(text).toMatch(/nur den belegten Teil an:\n- Höhe der Tagespauschale\n/u);
  expect(text).toContain(`dossier continue ${workflowId} --provable`);
  expect(text).not.toMatch(ownNames);
});

test("where nothing can be shown, nothing is offered", async () => {
  const prompt = "What is the parking fee?";
  const { result } = await playScript([analysis(prompt), select("ai.process"), refuse()], { prompt, files });
  expect(result.message.text).toContain("Attach a document that states it");
  expect(result.message.text).not.toContain("--provable");
});

test("what did not stand is told by its point and why, in words, without what it said", async () => {
  const prompt = "Combien coûte l'hôtel par nuit ?";
  const wrong = fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [{ text: "L'hôtel coûte au plus CHF 999 par nuit.", supports: [quoting(input, hotel)] }],
  }));
  const again = fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [{ text: "L'hôtel coûte au plus CHF 999 par nuit.", supports: [quoting(input, hotel)] }],
  }));
  const { result } = await playScript(
    [analysis(prompt, { detectedLanguage: "fr" }), select("ai.process"), wrong, again],
    { prompt, files },
  );
  expect(result.status).toBe("REJECT");
  const { text } = result.message;
  expect(text).toContain("un nombre ou une date de la réponse n'est pas dans le passage cité");
  expect(text).toContain(prompt);
  expect(text).not.toContain("999");
  expect(text).not.toMatch(ownNames);
});

test("named fields come as a table in the message and as an object in the file", async () => {
  const prompt = "Extract the meal allowance and the parking fee of the policy as JSON.";
  const parts = [
    {
      role: "EXTRACT" as const,
      text: prompt,
      points: ["meal allowance", "parking fee"],
      constraints: ["as JSON"],
    },
  ];
  const answer = fromInput("answer-from-evidence", (input: AnswerInput) => ({
    claims: [{ text: "Meal allowance: CHF 55", point: "p1", supports: [quoting(input, claim)] }],
    missing: [{ point: "p2", reason: "no fee is named" }],
  }));
  const { result } = await playScript(
    [
      analysis(prompt, { parts, expectedFormats: ["json"], primaryGoal: "Allowance and fee of the policy" }),
      select("ai.process"),
      answer,
      judge("VALID"),
    ],
    { prompt, files },
  );
  expect(result.status).toBe("OK");
  const [file] = result.documents;
  expect(file?.fileName).toBe("allowance-and-fee-of-the-policy.json");
  expect(JSON.parse(readFileSync(file!.path, "utf8"))).toMatchObject({
    ...{ "Meal allowance": "CHF 55", "Parking fee": null },
    _sources: [{ document: "policy.md", quote: claim }],
  });
});

test("a text is written in the language that is asked for, and its title repeats no order", async () => {
  const prompt = "Rédige une lettre en anglais sur l'indemnité de repas, avec le montant, en format texte.";
  let seen: ReportInput | undefined;
  const { result } = await playScript(
    [
      analysis(prompt, { detectedLanguage: "fr", expectedFormats: ["txt"] }),
      select("ai.generateReport", { actionObjective: "Rédiger la lettre." }),
      cite(claim),
      report("Write a letter on the daily meal allowance", [paragraph(claim, ["c1"])], (input) => {
        seen = input;
      }),
    ],
    { prompt, files },
  );
  expect(seen).toMatchObject({ language: "en", kind: "letter" });
  expect(result.documents[0]?.fileName).toBe("letter-on-the-daily-meal-allowance.txt");
});
