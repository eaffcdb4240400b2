import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { makeDocxTemplate } from "../../../../test/fixtures/make-docx-template.ts";
import { richDocument, richSources } from "../../../../test/fixtures/rich-document.ts";
import { collectParts } from "../../../../test/fakes/collect-parts.ts";
import { readDocx } from "../../../extract/docx/docx.ts";
import { Failure } from "../../../model/failure.ts";
import type { WriteOptions } from "../../layout.ts";
import { readTheme } from "../../themes.ts";
import { toLayout } from "../../to-layout.ts";
import { writeDocx } from "../write-docx.ts";

async function write(template: Uint8Array, options: Partial<WriteOptions> = {}) {
  const layout = await toLayout({ document: richDocument, sources: richSources, numberedHeadings: true });
  const { bytes, warnings } = await writeDocx(layout, {
    ...{ theme: readTheme("standard"), template: { kind: "docx", bytes: template }, ...options },
  });
  const parts = unzipSync(bytes);
  const xml = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  return { bytes, warnings, parts, xml, styles: xml("word/styles.xml"), body: xml("word/document.xml") };
}

const styleOf = (styles: string, id: string): string =>
  new RegExp(`<w:style [^>]*w:styleId="${id}"[^]*?</w:style>`).exec(styles)?.[0] ?? "";

// Written once: most tests only look at it.
const written = write(makeDocxTemplate());

describe("a user's own document as template", () => {
  test("its styles are found by name, whatever their ids; ours fill the gaps", async () => {
    const { styles } = await written;
    expect(styleOf(styles, "Heading1")).toMatch(/heading 1.*Georgia.*007A33/);
    expect(styleOf(styles, "Title")).toContain("AA0000");
    expect(styleOf(styles, "Normal")).toContain('w:after="160"');
    expect(styleOf(styles, "Code")).toContain('w:val="Code"');
    expect(styleOf(styles, "Code-template")).toContain("House Letterhead");
    expect(styles).not.toContain("berschrift1");
    expect(styles).toContain('<w:lang w:val="de-DE"');
  });

  test("page, theme, header with its logo and lists come along, text and macros do not", async () => {
    const { parts, xml, body } = await written;
    expect(body).toMatch(/<w:headerReference w:type="default" r:id="rIdTemplate-header-default"\/>/);
    expect(body).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    expect(body).toMatch(/<w:pgMar w:top="2000" w:right="1700"/);
    expect(xml("word/template-header-default.xml")).toContain('<w:pStyle w:val="Header"/>');
    expect(xml("word/_rels/template-header-default.xml.rels")).toContain("media/template-image1.png");
    expect(parts["word/media/template-image1.png"]?.length).toBeGreaterThan(0);
    expect(xml("word/theme/theme1.xml")).toContain('name="House"');
    expect(xml("word/numbering.xml")).toContain('<w:lvlText w:val="$&amp;"/>');
    expect(body).not.toContain("must not come along");
    expect(Object.keys(parts).join(" ")).not.toContain("vba");
  });

  test("our lists stay apart from the template's", async () => {
    const { xml, body } = await written;
    const ids = [...xml("word/numbering.xml").matchAll(/<w:num w:numId="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of body.matchAll(/<w:numId w:val="([1-9]\d*)"\/>/g)) {
      expect(ids).toContain(id);
      expect(id).not.toBe("7");
    }
  });

  test("it reads back with its headings", async () => {
    const { bytes } = await written;
    const { parts, warnings } = await collectParts(readDocx, bytes);
    expect(warnings).toEqual([]);
    expect(parts.find((part) => part.type === "code")?.heading).toContain("Code, Zitat, Bild");
    expect(parts.some((part) => part.text.includes("Template AG"))).toBe(true);
  });

  test("a header of the user's own goes before the template's", async () => {
    const { body } = await write(makeDocxTemplate(), { header: "Mine" });
    expect(body).not.toContain("rIdTemplate-header");
  });

  test("a header that shows a picture from elsewhere is left out with a warning", async () => {
    const { warnings, parts, body } = await write(
      makeDocxTemplate({ picture: "https://tracker.example/track.png" }),
    );
    expect(warnings.map(({ code }) => code)).toEqual(["template-part"]);
    expect(Object.values(parts).some((part) => strFromU8(part).includes("tracker.example"))).toBe(false);
    expect(body).not.toContain("rIdTemplate");
  });

  test("what is no Word document is refused with a remedy", async () => {
    await expect(write(new TextEncoder().encode("no zip"))).rejects.toThrow(Failure);
    await expect(write(new TextEncoder().encode("no zip"))).rejects.toThrow(/docx file that Word opens/);
  });

  test("a template for slides is not used, and that is said", async () => {
    const bytes = makeDocxTemplate();
    const { warnings } = await write(bytes, { template: { kind: "pptx", bytes } });
    expect(warnings.map(({ code }) => code)).toEqual(["template"]);
  });
});
