import { expect, test } from "vitest";
import { richDocument, richSources } from "../../../test/fixtures/rich-document.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../render.ts";

const write = async (document: UnifiedDocument) => {
  const { bytes, warnings } = await renderDocument({
    document,
    format: "html",
    sources: richSources,
    contents: true,
  });
  return { html: Buffer.from(bytes).toString(), warnings };
};

test("the contents lead to the sources, and the list of them is well formed", async () => {
  const { html } = await write(richDocument);
  const nav = /<nav[^]*?<\/nav>/.exec(html)?.[0] ?? "";
  expect(nav).toContain('<a href="#source-1">Quellen</a>');
  for (const tag of ["ol", "li"])
    expect(nav.match(new RegExp(`<${tag}>`, "g"))?.length).toBe(
      nav.match(new RegExp(`</${tag}>`, "g"))?.length,
    );
});

test("the title of a chart stands outside of the picture; words too long for the picture are warned of", async () => {
  const label =
    "A very long name of a thing that nobody could ever draw below one bar of a chart with several bars";
  const document = (labels: string[]): UnifiedDocument => ({
    metadata: { title: "T", language: "en" },
    sections: [
      {
        content_type: "chart",
        elements: [{ kind: "bar", title: "Sales", labels, series: [{ name: "2026", data: [1, 2, 3] }] }],
      },
    ],
  });
  const short = await write(document(["a", "b", "c"]));
  expect(short.html).toContain("<strong>Sales</strong>");
  expect(/<svg[^]*<\/svg>/.exec(short.html)?.[0]).not.toMatch(/<text[^>]*>Sales/);
  expect(short.warnings).toEqual([]);
  const long = await write(document([`${label} 1`, `${label} 2`, `${label} 3`]));
  expect(long.html).toContain(`${label} 3</td>`);
  expect(long.warnings).toEqual([expect.objectContaining({ code: "shortened" })]);
});
