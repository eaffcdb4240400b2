import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { drawPng } from "../../../test/fixtures/draw-png.ts";
import type { Document } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { Blobs } from "../../store/store.ts";
import { openBlobs } from "../../store/store.ts";
import { findAction } from "../actions.ts";
import type { ActionContext } from "../actions.ts";

const signal = new AbortController().signal;

async function run(
  parameters: unknown,
  given: { documents?: Document[]; pool?: Evidence[]; blobs?: Blobs } = {},
) {
  const blobs = given.blobs ?? (await newBlobs());
  const step = (_: string, body: (step: object) => unknown) => body({ signal });
  const { documents = [], pool = [] } = given;
  const context = {
    run: { runId: "r", step },
    documents,
    pool,
    blobs,
    language: "de",
  } as unknown as ActionContext;
  const result = await findAction("document.render").run(parameters, context);
  if (result.kind !== "rendered") throw new Error("not rendered");
  return { ...result, bytes: await buffer(await blobs.open(result.document.sha256)) };
}

const newBlobs = () => openBlobs(undefined, mkdtempSync(join(tmpdir(), "dossier-render-action-")));

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

test("writes a document with its citations and pictures into the store", async () => {
  const blobs = await newBlobs();
  const png = drawPng(8, 8);
  const info = await blobs.put(once(png));
  const documents: Document[] = [
    { id: "doc_7", fileName: "plan.png", mediaType: "image/png", ...info, provenance: "user" },
  ];
  const pool = [{ id: "e1", documentId: "d", document: "a.pdf", position: { page: 2 }, quote: "65 CHF" }];
  const document = {
    metadata: { title: "Spesen", language: "de" },
    sections: [
      { content_type: "paragraph", elements: [{ text: "65 CHF" }], citations: ["e1"] },
      { content_type: "image", elements: [{ document: "docItem:doc_7", alt: "Plan" }] },
    ],
  };
  const { bytes, ...result } = await run(
    { document, format: "HTML", fileName: "spesen" },
    { documents, pool, blobs },
  );
  expect(result.document).toMatchObject({
    fileName: "spesen.html",
    mediaType: "text/html",
    provenance: "generated",
  });
  expect(result.warnings).toEqual([]);
  expect(bytes.toString("utf8")).toContain(`src="data:image/png;base64,${png.toString("base64")}"`);
  expect(bytes.toString("utf8")).toContain("a.pdf, Seite 2");
});

test("takes Markdown as well, and says what it cannot write", async () => {
  const { bytes, document } = await run({ document: "# A\n\n**b**", format: "txt" });
  expect(bytes.toString("utf8")).toBe("A\n=\n\nb\n");
  expect(document.fileName).toBe("document.txt");
  await expect(run({ document: "x", format: "odt" })).rejects.toMatchObject({ code: "unsupported" });
  await expect(async () => run({ document: {}, format: "txt" })).rejects.toMatchObject({ code: "invalid" });
});
