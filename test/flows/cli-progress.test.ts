import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RoundResult } from "../../src/model/round-result.ts";
import { drawLines, writeProse } from "../fixtures/draw-text.ts";
import { makePdf } from "../fixtures/make-pdf.ts";
import { newFolder, runCli } from "../fakes/start-cli.ts";
import { hasTerminal, liveLines, plain, runOnTerminal } from "../fakes/start-terminal.ts";

const onTerminal = test.skipIf(!hasTerminal);
const question = "What is the rent for the north hall?";

/** A folder with three papers, one of which holds the answer. */
function writePapers(): string {
  const folder = newFolder();
  mkdirSync(join(folder, "papers"));
  writeFileSync(join(folder, "papers", "rent.md"), "# Halls\n\nThe rent for the north hall is CHF 310.\n");
  writeFileSync(join(folder, "papers", "staff.md"), "# Staff\n\nThe caretaker works on weekdays.\n");
  const pages = [0, 1, 2].map((n) => ({ draw: drawLines([72, 72], writeProse(n * 7, 20)) }));
  writeFileSync(join(folder, "papers", "minutes.pdf"), makePdf({ pages }));
  return folder;
}

onTerminal("a terminal shows one live line: file, n of m, page, tokens, time; then the answer", async () => {
  const { code, screen, lines } = await runOnTerminal(writePapers(), ["run", question, "papers"]);
  expect(code, screen).toBe(0);
  const live = liveLines(screen);
  for (const expected of [
    /^Taking in minutes\.pdf · file 1 of 3 · 0:\d\d$/,
    /^Understanding the request · /,
    /^Reading minutes\.pdf · file 1 of 3 · [\d,]+ tokens · 0:\d\d$/,
    /^Reading minutes\.pdf · file 1 of 3 · page 3 of 3 · /,
    /^Reading rent\.md · file 2 of 3 · /,
    /^Reading staff\.md · file 3 of 3 · /,
    /^Checking the answer against its sources · /,
  ])
    expect(live.filter((line) => expected.test(line)).length, String(expected)).toBeGreaterThan(0);
  // what is left on the screen: the id, what it came to, and the answer
  const left = lines.filter((line) => line !== "");
  expect(left[0]).toMatch(/^wf_/);
  expect(left[1]).toMatch(/^3 files read · [\d,]+ tokens · 0:\d\d$/);
  expect(left[2]).toMatch(/^The rent for the north hall is CHF 310\. \[1\]$/);
  expect(screen).toContain("\u001b[36m"); // coloured
});

onTerminal("the live line never wraps, and NO_COLOR takes the colours and nothing else", async () => {
  const folder = writePapers();
  const { screen } = await runOnTerminal(folder, ["run", question, "papers"], {
    columns: 40,
    env: { NO_COLOR: "1" },
  });
  expect(screen).not.toMatch(/\[\d+m/);
  const live = liveLines(screen);
  expect(live.some((line) => line.startsWith("Reading rent.md"))).toBe(true);
  expect(Math.max(...live.filter((line) => line.includes(" · ")).map((line) => line.length))).toBeLessThan(
    40,
  );
});

onTerminal("a dumb terminal gets plain lines", async () => {
  const { screen } = await runOnTerminal(writePapers(), ["run", question, "papers"], {
    env: { TERM: "dumb" },
  });
  expect(screen).not.toContain("\u001b[K");
  expect(plain(screen)).toContain("Reading rent.md (file 2 of 3)");
});

test("in a pipe every file is a plain line of its own, in the language of the request", async () => {
  const { code, stderr } = await runCli(writePapers(), [
    "run",
    "Wie hoch ist die Miete für die Halle im Norden?",
    "papers",
  ]);
  expect([0, 3]).toContain(code);
  expect(stderr).not.toContain("\u001b");
  expect(stderr.split("\n")).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^wf_/),
      "Analysiere die Anfrage …",
      "Lese minutes.pdf (Datei 1 von 3)",
      "Lese rent.md (Datei 2 von 3)",
      "Lese staff.md (Datei 3 von 3)",
      expect.stringMatching(/^3 Dateien gelesen · .*0:\d\d$/),
    ]),
  );
});

test("--quiet leaves the answer alone", async () => {
  const folder = writePapers();
  const quiet = await runCli(folder, ["run", question, "papers", "--quiet"]);
  expect([quiet.code, quiet.stderr]).toEqual([0, ""]);
  expect(quiet.stdout).toMatch(/^The rent for the north hall is CHF 310\. \[1\]\n/);
  const asked = await runCli(folder, ["ask", question, "papers", "-q"]);
  expect([asked.code, asked.stderr]).toEqual([0, ""]);
});

test("FORCE_COLOR colours a pipe too", async () => {
  const forced = await runCli(writePapers(), ["ask", question, "papers"], { env: { FORCE_COLOR: "1" } });
  expect(forced.stderr).toContain("\u001b[2m3 files read");
});

test("ask names each file as it is read, and says what was read and skipped", async () => {
  const folder = writePapers();
  writeFileSync(join(folder, "papers", ".hidden.md"), "hidden");
  const { code, stderr } = await runCli(folder, ["ask", question, "papers"]);
  expect(code).toBe(0);
  expect(stderr.split("\n").filter((line) => line.startsWith("Reading"))).toEqual([
    "Reading minutes.pdf (file 1 of 3)",
    "Reading rent.md (file 2 of 3)",
    "Reading staff.md (file 3 of 3)",
  ]);
  expect(stderr).toMatch(/3 files read, 1 skipped · 0:\d\d\n$/);
});

test("the answer comes first, however many warnings: they are one line, and told in full when asked for", async () => {
  const folder = writePapers();
  for (const name of ["a", "b", "c"])
    writeFileSync(join(folder, "papers", `${name}.pdf`), `%PDF-1.7 damaged ${name}`);
  const ran = await runCli(folder, ["run", question, "papers"]);
  expect(ran.code).toBe(0);
  expect(ran.stdout).toMatch(/^The rent for the north hall is CHF 310\./);
  const [id = ""] = ran.stderr.split("\n");
  const warned = ran.stderr.split("\n").filter((line) => line.startsWith("!"));
  expect(warned).toEqual([`! 3 warnings. Read them with: dossier show ${id} --warnings`]);
  expect(ran.stderr).toMatch(/3 files read, 3 skipped/);
  const shown = await runCli(folder, ["show", id, "--warnings"]);
  expect(shown.stderr.match(/^! [abc]\.pdf is damaged/gm)).toHaveLength(3);
  const whole = RoundResult.parse(JSON.parse((await runCli(folder, ["show", id, "--json"])).stdout));
  expect(whole.warnings).toHaveLength(3);
  const asked = await runCli(folder, ["ask", question, "papers"]);
  expect(asked.stderr).toMatch(/^! 3 warnings\. Read them with: dossier ask … --warnings$/m);
});
