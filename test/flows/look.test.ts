import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { loadConfig } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import { makeDocxTemplate } from "../fixtures/make-docx-template.ts";
import { limit, meals } from "../fakes/play-script.ts";

const folder = () => mkdtempSync(join(tmpdir(), "dossier-look-"));

test("what a round delivers looks as the configuration says: template, header, theme, each where it fits", async () => {
  const home = folder();
  writeFileSync(join(home, "house.docx"), makeDocxTemplate());
  writeFileSync(
    join(home, "dossier.config.json"),
    JSON.stringify({
      data: join(home, "data"),
      templates: ["house.docx"],
      theme: "forest",
      footer: "For us alone",
    }),
  );
  const dossier = await createDossier(loadConfig({ env: {}, folder: home }));
  try {
    const handle = await dossier.start({ ...meals, formats: ["docx", "html"] });
    const { documents } = await handle.result(limit());
    const [docx, html] = documents.map(({ path }) => readFileSync(path));
    const part = (name: string) => strFromU8(unzipSync(docx!)[name] ?? new Uint8Array());
    expect(part("word/styles.xml")).toMatch(/heading 1.*Georgia.*007A33/s);
    expect(html!.toString("utf8")).toContain("For us alone");
    expect(html!.toString("utf8")).not.toContain("007A33");
  } finally {
    await dossier.close();
  }
});

test("a template that is none, or not there, is named at once", async () => {
  const home = folder();
  writeFileSync(join(home, "house.txt"), "no template");
  const open = (templates: string[]) => createDossier({ data: join(home, "data"), templates });
  await expect(open([join(home, "house.txt")])).rejects.toMatchObject({ code: "usage" });
  await expect(open([join(home, "missing.docx")])).rejects.toMatchObject({ code: "not-found" });
});
