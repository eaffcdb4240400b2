import { expect, test } from "vitest";
import { createActionContext } from "../../../test/fakes/action-context.ts";
import type { ContextOptions } from "../../../test/fakes/action-context.ts";
import { drawPng } from "../../../test/fixtures/draw-png.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { createActionList } from "../actions.ts";
import type { ParameterHints } from "../define-action.ts";
import { MadeFrom } from "./made-from.ts";

const action = createActionList().find("document.render");

async function run(parameters: unknown, options: ContextOptions = {}) {
  const made = await createActionContext(options);
  const result = await action.run(parameters, made.context);
  if (result.kind !== "rendered") throw new Error("not rendered");
  const { madeFrom } = result.document;
  const from = MadeFrom.parse(JSON.parse((await made.load(madeFrom?.sha256 ?? "")).toString("utf8")));
  return { ...made, ...result, from, text: (await made.load(result.document.sha256)).toString("utf8") };
}

const pool: Evidence[] = [
  { id: "e1", documentId: "d", document: "a.pdf", position: { page: 2 }, quote: "65 CHF" },
];
const draft: UnifiedDocument = {
  metadata: { title: "Spesen: 2026/27", language: "de" },
  sections: [
    { content_type: "heading", elements: [{ level: 1, text: "Ansätze" }] },
    { content_type: "paragraph", elements: [{ text: "65 CHF" }], citations: ["e1"] },
    { content_type: "heading", elements: [{ level: 2, text: "Orte" }] },
    {
      content_type: "table",
      elements: [{ headers: ["Ort", "CHF"], rows: [["Bern", 65]] }],
      citations: ["e1"],
    },
  ],
};

test("writes what the task has made, with its sources, and remembers what it was made from", async () => {
  const { document, text, from, steps } = await run({ format: "HTML" }, { draft, pool });
  expect(document).toMatchObject({
    ...{ id: "doc_new_1", fileName: "Spesen 2026 27.html", mediaType: "text/html", provenance: "generated" },
  });
  expect(text).toContain("a.pdf, Seite 2");
  expect(from).toEqual({ document: draft, sources: pool });
  expect(steps).toEqual(["render Spesen 2026 27.html"]);
});

test("an earlier result is written again in another format, its sources with it", async () => {
  const first = await createActionContext({ draft, pool });
  const made = await action.run({ format: "md" }, first.context);
  if (made.kind !== "rendered") throw new Error("not rendered");
  const documents = [made.document];
  const again = await action.run(
    { format: "csv", fileName: "orte", tablesOnly: true },
    { ...first.context, documents, draft: { ...draft, sections: [] }, pool: [] },
  );
  if (again.kind !== "rendered") throw new Error("not rendered");
  expect(again.document.fileName).toBe("orte.csv");
  const text = (await first.load(again.document.sha256)).toString("utf8");
  expect(text).toContain("Bern");
  expect(text).not.toContain("65 CHF");
  const from = MadeFrom.parse(
    JSON.parse((await first.load(again.document.madeFrom?.sha256 ?? "")).toString("utf8")),
  );
  expect(from.sources).toEqual(pool);
  expect(from.document.sections.map(({ content_type }) => content_type)).toEqual([
    "heading",
    "heading",
    "table",
  ]);
});

test("an attached file is read first where nobody has, with the task's options, and its pictures are kept", async () => {
  const png = drawPng(8, 8);
  const probe = await createActionContext({ documents: [{ fileName: "p.png", content: png }] });
  const { sha256 = "", bytes = 0 } = probe.documents[0] ?? {};
  const { context, asked, load, steps } = await createActionContext({
    extraction: { ocr: "never", languages: ["fra"] },
    documents: [
      {
        fileName: "Plan A.docx",
        parts: [
          { id: "d1#1", type: "text", text: "Plan", position: {} },
          {
            id: "d1#2",
            type: "image",
            text: "the floor",
            heading: ["Plan"],
            position: {},
            image: { mediaType: "image/png", sha256, bytes },
          },
        ],
      },
      { fileName: "p.png", content: png },
    ],
  });
  const result = await action.run({ format: "html" }, context);
  if (result.kind !== "rendered") throw new Error("not rendered");
  expect(asked).toEqual([{ fileName: "Plan A.docx", ocr: "never", languages: ["fra"] }]);
  expect(steps).toEqual(["extract Plan A.docx", "render Plan A.html"]);
  expect((await load(result.document.sha256)).toString("utf8")).toContain(png.toString("base64"));
  expect(result.warnings).toEqual([]);
});

test("says what it cannot write, and that there is nothing to write", async () => {
  await expect(async () => run({ format: "odt" }, { draft })).rejects.toMatchObject({
    ...{ code: "invalid", message: expect.stringContaining("must be one of docx") },
  });
  await expect(run({ format: "pdf" })).rejects.toMatchObject({ code: "invalid" });
  expect(action.complain({ format: ".PDF" })).toBeUndefined();
  expect(action.offer.fields.find(({ name }) => name === "format")?.description).toContain("docx");
});

test("without a table the whole is written, and said", async () => {
  const [, paragraph] = draft.sections;
  const only = { ...draft, sections: paragraph === undefined ? [] : [paragraph] };
  const { warnings, text } = await run({ format: "txt", tablesOnly: true }, { draft: only, pool });
  expect(warnings).toContainEqual({ code: "tables", message: expect.any(String) });
  expect(text).toContain("65 CHF");
});

const wanted = (objective: string, ...expectedFormats: string[]) =>
  ({ objective, intent: { expectedFormats } }) as unknown as ParameterHints;

test("needs no model for its parameters where one format is expected", () => {
  expect(action.infer(wanted("Make it a PDF", "pdf"))).toEqual({ format: "pdf" });
  expect(action.infer(wanted("Make it a PDF", "pdf", "docx"))).toBeUndefined();
  expect(action.infer(wanted("Make it an ODT", "odt"))).toBeUndefined();
  expect(action.infer(wanted("Write it down", "xlsx"))).toEqual({ format: "xlsx" });
});

test.each([
  "Make the table from before an Excel file",
  "Mach aus der Spesentabelle eine Excel-Datei",
  "Mets le tableau dans un fichier Excel",
  "Metti la tabella in Excel",
  "Pon la tabla en Excel",
])("%j is about the tables alone", (objective) => {
  expect(action.infer(wanted(objective, "xlsx"))).toEqual({ format: "xlsx", tablesOnly: true });
  expect(action.infer(wanted(objective, "pdf"))).toEqual({ format: "pdf" });
});
