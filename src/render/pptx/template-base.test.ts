import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { brokenParts, danglingParts } from "../../../test/fixtures/deck-parts.ts";
import { makeLayout, testTheme as theme } from "../../../test/fixtures/make-layout.ts";
import { readPptx } from "../../extract/pptx/pptx.ts";
import type { LayoutBlock, Layout } from "../layout.ts";
import { readTheme } from "../themes.ts";
import { writePptx } from "./write-pptx.ts";

const line = (text: string) => ({ spans: [{ text }], dir: "ltr" as const });
const heading = (level: number, text: string): LayoutBlock => ({
  kind: "heading",
  level,
  anchor: text,
  citations: [],
  ...line(text),
});
const paragraph = (text: string): LayoutBlock => ({ kind: "paragraph", citations: [], ...line(text) });
const mine = (): Layout => makeLayout([heading(1, "Mine"), paragraph("my text")]);

/** Our own deck in another theme, as somebody would keep it for later. */
async function makeTemplate(
  change: (name: string, text: string) => string = (_, text) => text,
): Promise<Uint8Array> {
  const layout = makeLayout([heading(1, "Secret"), paragraph("of the template")]);
  const { bytes } = await writePptx(layout, { theme: readTheme("warm") });
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]) => [
    name,
    strToU8(change(name, strFromU8(part))),
  ]);
  return zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>);
}

const usingTemplate = async (bytes: Uint8Array, layout = mine()) =>
  writePptx(layout, { theme, template: { bytes, kind: "pptx" } });

test("a template gives master, layouts, theme and shape of the slides, and nothing of its content", async () => {
  const { bytes, warnings } = await usingTemplate(await makeTemplate());
  expect(brokenParts(bytes)).toEqual([]);
  expect(danglingParts(bytes)).toEqual([]);
  expect(strFromU8(unzipSync(bytes)["ppt/theme/theme1.xml"] ?? new Uint8Array())).toContain('name="warm"');
  const { parts } = await collectParts(readPptx, bytes);
  const text = parts.map((part) => part.text).join("\n");
  expect(text).toContain("my text");
  expect(text).not.toContain("Secret");
  expect(warnings.map(({ code }) => code)).toEqual(["template-taken-over"]);
});

test("slides take the size of the template, and text stays inside its body", async () => {
  const size = 'cx="9144000" cy="6858000"';
  const body = '<a:off x="914400" y="1828800"/><a:ext cx="7315200" cy="3657600"/>';
  const template = await makeTemplate((name, text) => {
    if (name === "ppt/presentation.xml") return text.replace(/<p:sldSz [^>]*>/, `<p:sldSz ${size}/>`);
    if (!name.endsWith("slideLayout2.xml")) return text;
    return text.replace(/(<p:ph idx="1"\/>.*?<a:xfrm>).*?(<\/a:xfrm>)/, `$1${body}$2`);
  });
  const { bytes } = await usingTemplate(
    template,
    makeLayout([heading(1, "Mine"), paragraph("word ".repeat(900))]),
  );
  const files = Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const);
  expect(files.find(([name]) => name === "ppt/presentation.xml")?.[1]).toContain(size);
  const slides = files.filter(([name]) => /slides\/slide\d+\.xml$/.test(name)).slice(1);
  expect(slides.length).toBeGreaterThan(2);
  for (const [, xml] of slides) {
    const [, y, height] = /<a:off x="914400" y="(\d+)"\/><a:ext cx="7315200" cy="(\d+)"\/>/.exec(xml) ?? [];
    expect(Number(y)).toBe(1_828_800);
    expect(Number(height)).toBeLessThanOrEqual(3_657_600);
  }
});

test("nothing in a template is fetched when the file is opened", async () => {
  const image =
    '<Relationship Id="rId9" Type="http://x/relationships/image" Target="http://evil.example/a.png" TargetMode="External"/>';
  const template = await makeTemplate((name, text) =>
    name.endsWith("slideMaster1.xml.rels")
      ? text.replace("</Relationships>", `${image}</Relationships>`)
      : text,
  );
  const { bytes } = await usingTemplate(template);
  const relations = strFromU8(
    unzipSync(bytes)["ppt/slideMasters/_rels/slideMaster1.xml.rels"] ?? new Uint8Array(),
  );
  expect(relations).toContain("rId9");
  expect(relations).not.toContain("evil");
});

test("a template that is no presentation is refused with the reason", async () => {
  const refused = (bytes: Uint8Array) => usingTemplate(bytes, makeLayout([]));
  await expect(refused(new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: "corrupt" });
  await expect(refused(zipSync({ "a.txt": new Uint8Array() }))).rejects.toThrow("no presentation inside");
});
