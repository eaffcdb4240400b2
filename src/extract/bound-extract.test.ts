import { expect, test } from "vitest";
import type { ContentPart } from "../model/document.ts";
import { boundExtract } from "./bound-extract.ts";
import type { Extract, ExtractRequest } from "./extract-request.ts";

const request = (fileName: string): ExtractRequest => {
  return { documentId: fileName, fileName, path: fileName, signal: new AbortController().signal };
};

/** Each file is so many parts of 1000 letters; says how many were asked for. */
function reader(partsPerFile: number) {
  let made = 0;
  const stream: Extract["stream"] = async function* ({ documentId: document }) {
    for (let index = 0; index < partsPerFile; index += 1) {
      made += 1;
      const part: ContentPart = {
        id: `${index}`,
        document,
        type: "text",
        text: "x".repeat(1_000),
        position: {},
      };
      yield { parts: [part], warnings: [] };
    }
  };
  const extract = Object.assign(async () => ({ parts: [], warnings: [] }), { stream });
  return { extract, made: () => made };
}

test("files that fit together are read whole", async () => {
  const bounded = boundExtract(reader(10).extract, 50_000);
  expect((await bounded(request("a.md"))).parts).toHaveLength(10);
  expect((await bounded(request("b.md"))).parts).toHaveLength(10);
});

test("the file that passes the bound fails by its name, while it is read, and so does every later one", async () => {
  const { extract, made } = reader(1_000);
  const bounded = boundExtract(extract, 50_000);
  await expect(bounded(request("bomb.zip"))).rejects.toMatchObject({
    code: "limit",
    message: expect.stringContaining("bomb.zip") as string,
  });
  expect(made()).toBeLessThan(60);
  await expect(bounded(request("next.md"))).rejects.toThrow(/next\.md was not read/);
  expect(made()).toBeLessThan(60);
});
