import { expect, test } from "vitest";
import { drawPng } from "../../test/fixtures/draw-png.ts";
import { loadImageFrom, renderDocument } from "./render.ts";

test("a picture inside a document is found by the id of its part, if the document is at hand", async () => {
  const given = {
    ...{ id: "doc_1", fileName: "a.docx", mediaType: "application/zip", bytes: 2, sha256: "s" },
    provenance: "user" as const,
  };
  const picture = drawPng(4, 2);
  const image = { mediaType: "image/png", sha256: "picture", bytes: picture.byteLength };
  const part = { document: "doc_1", type: "image" as const, text: "", position: {}, image };
  const asked: string[] = [];
  const load = loadImageFrom(
    [given],
    async function open(sha256) {
      return (async function* () {
        yield sha256 === "picture" ? picture : Buffer.from("no picture");
      })();
    },
    async (id) => {
      asked.push(id);
      return [
        { ...part, id: `${id}#11`, image: { ...image, sha256: "other" } },
        { ...part, id: `${id}#12` },
      ];
    },
  );
  const document = {
    metadata: { title: "T", language: "en" },
    sections: [
      { content_type: "image" as const, elements: [{ document: "docItem:doc_1#12", alt: "A picture" }] },
    ],
  };
  const html = await renderDocument({ document, format: "html", sources: [], loadImage: load });
  expect(Buffer.from(html.bytes).toString()).toContain(picture.toString("base64"));
  expect(html.warnings).toEqual([]);
  expect(await load("doc_2#12")).toBeUndefined();
  expect(await load("doc_1#99")).toBeUndefined();
  expect(asked).toEqual(["doc_1", "doc_1"]);
});
