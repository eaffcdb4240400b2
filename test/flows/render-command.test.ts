import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawPng } from "../fixtures/draw-png.ts";
import { richDocument, richSources } from "../fixtures/rich-document.ts";

const bin = join(import.meta.dirname, "../../bin/dossier.js");
const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-render-command-"));

function dossier(args: readonly string[], cwd: string, { input = "", env = {} } = {}) {
  const { PATH = "", HOME = "" } = process.env;
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const options = { cwd, env: { PATH, HOME, ...env }, timeout: 50_000 };
    const child = execFile(process.execPath, [bin, "render", ...args], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode, stdout, stderr });
    });
    child.stdin?.end(input);
  });
}

test("writes a document by the ending of the file, its sources with it, and prints where", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "doc.json"), JSON.stringify({ ...richDocument, sources: richSources }));
  const { code, stdout, stderr } = await dossier(
    ["doc.json", "-o", "out.html", "--contents", "--numbered"],
    folder,
  );
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: `${join(folder, "out.html")}\n`, stderr: "" });
  const html = readFileSync(join(folder, "out.html"), "utf8");
  expect(html).toContain("Reiserichtlinie.pdf, Seite 12");
  expect(html).toContain("1.2.1 Feindlicher Text");
  expect(readdirSync(folder).toSorted()).toEqual(["doc.json", "out.html"]);
});

test("Markdown from standard input, with a theme from a file and a logo, and a warning in the JSON", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "mine.json"), JSON.stringify({ base: "plain", colors: { accent: "aa00bb" } }));
  writeFileSync(join(folder, "logo.png"), drawPng(6, 6));
  const flags = ["-o", "x.out", "--format", "html", "--theme", "mine.json", "--logo", "logo.png", "--json"];
  const input = "# Titel\n\n![weg](http://example.org/x.png)\n";
  const { code, stdout } = await dossier(["-", ...flags], folder, { input });
  expect(code).toBe(0);
  const said = JSON.parse(stdout) as { format: string; bytes: number; warnings: { code: string }[] };
  expect(said).toMatchObject({ format: "html", warnings: [{ code: "picture" }] });
  const html = readFileSync(join(folder, "x.out"), "utf8");
  expect(html).toContain("#aa00bb");
  expect(html).toContain('<img class="logo" src="data:image/png;base64,');
});

test("pictures come from the document's own folder and from nowhere else", async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "docs/img"), { recursive: true });
  writeFileSync(join(folder, "secret.png"), drawPng(6, 6));
  writeFileSync(join(folder, "docs/img/a.png"), drawPng(8, 8));
  symlinkSync(join(folder, "secret.png"), join(folder, "docs/link.png"));
  writeFileSync(join(folder, "docs/a.md"), "![a](img/a.png)\n\n![b](../secret.png)\n\n![c](link.png)\n");
  const { code, stderr } = await dossier(["docs/a.md", "-o", "a.html"], folder);
  expect(code).toBe(0);
  expect(readFileSync(join(folder, "a.html"), "utf8").match(/<img /g)).toHaveLength(1);
  expect(stderr).toMatch(
    /^! The picture "b" could not be loaded.*\n! The picture "c" could not be loaded.*\n$/,
  );
});

test("what is wrong with a document is named by its path, and nothing is written", async () => {
  const folder = newFolder();
  const sections = [{ content_type: "heading", elements: [{ text: "no level" }] }];
  writeFileSync(join(folder, "bad.json"), JSON.stringify({ metadata: { title: "t" }, sections }));
  writeFileSync(join(folder, "broken.json"), "{");
  const bad = await dossier(["bad.json", "-o", "x.txt"], folder);
  expect(bad.code).toBe(4);
  expect(bad.stderr).toContain("metadata.language: ");
  expect(bad.stderr).toContain("sections[0].elements[0].level: ");
  expect((await dossier(["broken.json", "-o", "x.txt"], folder)).stderr).toContain(
    "broken.json is not valid JSON",
  );
  expect(existsSync(join(folder, "x.txt"))).toBe(false);
});

test("a mistake on the command line is answered at once", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "a.md"), "x");
  expect(await dossier(["a.md"], folder)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("-o") as string,
  });
  expect(await dossier(["gone.md", "-o", "a.txt"], folder)).toMatchObject({ code: 2 });
  expect(await dossier(["a.md", "-o", "a.odt"], folder)).toMatchObject({ code: 4 });
  expect(await dossier(["a.md", "-o", "a.txt"], folder, { env: { DOSSIER_THEME: "loud" } })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("standard, plain, forest, warm") as string,
  });
});
