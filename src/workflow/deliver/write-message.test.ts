import { expect, test } from "vitest";
import type { Document } from "../../model/document.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { Task } from "../../model/task.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { TaskResult } from "../../model/work.ts";
import { writeMessage } from "./write-message.ts";

const part = (id: string, role: SubIntent["role"], text: string): SubIntent => ({
  ...{ id, role, text, grounded: role !== "DRAFT" },
});

const file = (fileName: string): Document => ({
  ...{ id: fileName, fileName, mediaType: "x", bytes: 1, sha256: "0", provenance: "generated" },
});

const document = (title: string, text: string, more: object = {}): UnifiedDocument => ({
  metadata: { title, language: "de", ...more },
  sections: [{ content_type: "paragraph", elements: [{ text }] }],
});

function accepted(intent: SubIntent, text: string): Checked {
  const claims = [{ id: "c", intent: intent.id, text, citations: ["e"], verdict: "VALID" as const }];
  return {
    ...{ intent, decision: "ACCEPT", audited: [], evidence: [], missing: [], provable: [], closest: [] },
    ...(intent.grounded && { handOff: { id: "ho", intent: intent.id, claims } }),
  };
}

function done(id: string, intent: SubIntent, made: Partial<TaskResult>): TaskResult {
  const task = { id, objective: `Aufgabe ${id}`, subIntents: [intent.id] } as unknown as Task;
  return { task, status: "done", checked: [], document: null, files: [], summary: "", ...made };
}

const fee = part("i1", "LOOKUP", "Wie hoch ist die Gebühr?");
const list = part("i2", "EXTRACT", "Liste alle Ämter auf");
const letter = part("i3", "DRAFT", "Schreibe einen Brief an die Ämter");
const base = { checked: [], evidence: [], language: "de", workflowId: "wf_1", byWords: false };
const ok = { status: "OK" as const, summary: "", missing: [] };
const results = [
  done("task_3", letter, {
    checked: [accepted(letter, "")],
    document: document("Brief an die Ämter", "Guten Tag."),
  }),
  done("task_1", fee, { checked: [accepted(fee, "Die Gebühr beträgt CHF 5.")] }),
  done("task_2", list, {
    ...{
      checked: [accepted(list, "Bauamt.")],
      document: document("Ämter der Stadt", "Bauamt."),
      files: [file("ämter.xlsx")],
    },
  }),
];

test("parts are answered in the order of the request, whatever order they were worked off in", async () => {
  const fileNames = ["ämter.xlsx"];
  const text = await writeMessage({ ...base, verdict: ok, parts: [fee, list, letter], results, fileNames });
  expect(text).toBe(
    "Gebühr\n\nDie Gebühr beträgt CHF 5.\n\nBrief an die Ämter\n\nGuten Tag.\n\nDateien:\n- ämter.xlsx: Ämter der Stadt",
  );
});

test("a long text that is in a file is read there", async () => {
  const long = document("Lange Notiz", "Satz. ".repeat(400));
  const only = done("task_1", letter, {
    checked: [accepted(letter, "")],
    document: long,
    files: [file("notiz.docx")],
  });
  const given = { ...base, verdict: ok, parts: [letter], results: [only], fileNames: ["notiz.docx"] };
  expect(await writeMessage(given)).toBe("Fertig:\n- notiz.docx: Lange Notiz");
});

test("what was finished is told beside what failed, and both by names that a reader knows", async () => {
  const failed = done("task_4", letter, {
    status: "failed",
    reason: "task_4: ai.generateReport ran out of tries for i3",
  });
  const given = { ...base, parts: [list, letter], results: [results[2]!, failed], fileNames: ["ämter.xlsx"] };
  const verdict = { status: "FAILED" as const, reason: "task_failed", summary: "", missing: [] };
  const text = await writeMessage({ ...given, verdict });
  expect(text).toContain("Das konnte nicht abgeschlossen werden:\n- Aufgabe");
  expect(text).toContain("Trotzdem fertiggestellt:\n- ämter.xlsx: Ämter der Stadt");
  expect(text).not.toMatch(/generateReport|\bi3\b/u);
});

test("who asked in another language is told which one is quoted", async () => {
  const evidence = [
    {
      id: "e",
      documentId: "d",
      document: "fees.md",
      quote: "The fee is CHF 5.",
      position: {},
      language: "en",
    },
  ];
  const only = [done("task_1", fee, { checked: [accepted(fee, "The fee is CHF 5.")] })];
  const given = { ...base, verdict: ok, parts: [fee], results: only, fileNames: [], evidence, byWords: true };
  expect(await writeMessage(given)).toMatch(/Sprache der zitierten Stellen: Englisch$/u);
  expect(await writeMessage({ ...given, language: "en" })).not.toContain("Language");
});

test("where only words were compared, nothing is said of what the documents hold", async () => {
  const closest = ["Die Gebühr ist geregelt.", "Die Stelle ist offen.", "Das Amt ist zu."].map(
    (quote, at) => {
      return { id: `e${at}`, documentId: "d", document: "amt.md", quote, position: { line: at + 1 } };
    },
  );
  const absent: Checked = { ...accepted(fee, ""), decision: "RETRY", closest };
  const verdict = {
    ...{ status: "REFUSAL" as const, reason: "grounding_failed", summary: "" },
    missing: [{ intent: "i1", text: "wie hoch ist die Gebühr", reason: "not in context" }],
  };
  const given = {
    ...base,
    checked: [absent],
    parts: [fee],
    results: [done("task_1", fee, {})],
    fileNames: [],
  };
  const told = await writeMessage({ ...given, verdict, byWords: true });
  expect(told).toContain(
    "Bei der Suche nach Wörtern habe ich das nicht gefunden:\n- Wie hoch ist die Gebühr",
  );
  expect(told).toMatch(/amt\.md[^]*Zeile 2[^]*Ein Sprachmodell liest nach dem Sinn/u);
  expect(told).not.toMatch(/Zeile 3|steht nicht in den Dokumenten/u);
  expect(await writeMessage({ ...given, verdict })).toContain("Das steht nicht in den Dokumenten:");
});

test.each([
  ["de", "Das eingebaute Modell gibt Dokumente wörtlich wieder"],
  ["en", "The built-in model quotes documents and cannot write, shorten"],
  ["fr", "Le modèle intégré cite les documents"],
  ["it", "Il modello integrato cita i documenti"],
  ["es", "El modelo integrado cita los documentos"],
])(
  "what the built-in model cannot do is declined as its limit, not as a fault (%s)",
  async (language, said) => {
    const shorter = part("i1", "REWRITE", "Kürzer bitte");
    const checked: Checked[] = [{ ...accepted(shorter, ""), decision: "REJECT", reason: "not_supported" }];
    const verdict = { status: "REFUSAL" as const, reason: "not_supported", summary: "", missing: [] };
    const results = [done("task_1", shorter, { status: "refused" })];
    const given = { ...base, language, verdict, checked, parts: [shorter], results, fileNames: [] };
    expect(await writeMessage({ ...given, byWords: true })).toMatch(
      new RegExp(`^${said}.*\n- Kürzer bitte$`, "u"),
    );
    expect(await writeMessage(given)).not.toContain(said);
  },
);
