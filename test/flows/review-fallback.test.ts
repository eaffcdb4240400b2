import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { claim, closeAll, files, only, playScript } from "../fakes/play-script.ts";
import { analysis, cite, mend, paragraph, report, review, select } from "../fakes/script-answers.ts";

afterEach(closeAll);

const prompt = "Draft a memo on the meal allowance.";
const asked = (changes: Parameters<typeof analysis>[1]) =>
  analysis(prompt, { expectedFormats: ["pdf"], expectedOutputType: "document", ...changes });
const memo = { prompt, files };
const short = () => report("Meals", [paragraph(claim, ["c1"])]);
const long = (count: number) =>
  report(
    "Meals",
    Array.from({ length: count }, () => paragraph(claim, ["c1"])),
  );
const textOf = ({ documents }: { documents: { path: string }[] }) =>
  readFileSync(documents[0]?.path ?? "", "utf8");
const warned = (warnings: readonly { code: string; message: string }[]) =>
  warnings.filter(({ code }) => code === "criteria").map(({ message }) => message);

test("a document that stood the gate is delivered although its form is never as asked, and that is told", async () => {
  const german = "Verfasse ein kurzes Schreiben über die Pauschale für die Verpflegung.";
  const { result } = await playScript(
    [
      analysis(german, {
        ...{ detectedLanguage: "de", expectedFormats: ["md"], expectedOutputType: "document" },
        successCriteria: ["höchstens ein Absatz"],
      }),
      select("ai.generateReport"),
      cite(claim),
      long(3),
      select("ai.generateReport"),
      long(2),
    ],
    { ...memo, prompt: german },
    { taskLimits: { retries: 1 } },
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "md" }] });
  expect(warned(result.warnings)).toEqual([
    "Im jetzigen Stand geliefert. Nicht erfüllt: höchstens ein Absatz (2 Absätze, verlangt: höchstens 1)",
  ]);
});

test("where later tries do not stand the gate, the earlier one that did is delivered", async () => {
  const bad = () => report("Meals", [paragraph("The allowance is CHF 95.", ["c1"])]);
  const { result } = await playScript(
    [
      asked({ successCriteria: ["at most 1 paragraph"], expectedFormats: ["md"] }),
      select("ai.generateReport"),
      cite(claim),
      long(2),
      select("ai.generateReport"),
      bad(),
      mend(null),
      select("ai.generateReport"),
    ],
    memo,
    { taskLimits: { retries: 2 } },
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "md" }], claims: [{ text: claim }] });
  expect(textOf(result)).toContain("CHF 55");
  expect(textOf(result)).not.toContain("95");
  expect(warned(result.warnings).join()).toContain("at most 1 paragraph (2 paragraphs, asked for at most 1)");
});

test("a reviewing model cannot throw away what stood the gate, and asks no more often than the limit", async () => {
  const unmet = { unmetCriteria: ["friendly in tone"], learnings: ["Begin with a greeting."] };
  const { result, events } = await playScript(
    [
      asked({ successCriteria: ["friendly in tone"], expectedFormats: ["md"] }),
      select("ai.generateReport"),
      cite(claim),
      short(),
      review("retry", "too dry", unmet),
      select("ai.generateReport"),
      short(),
      review("retry", "too dry", unmet),
    ],
    memo,
    { taskLimits: { retries: 1 } },
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "md" }] });
  expect(warned(result.warnings)).toEqual(["Delivered as is. Not met: friendly in tone"]);
  expect(only(events, "task-reviewed").at(-1)?.review.decision).toBe("done");
});

test("a task that is given up after a try for its form still delivers what stood the gate", async () => {
  const { result } = await playScript(
    [
      asked({ successCriteria: ["at most 1 paragraph"], expectedFormats: ["md"] }),
      select("ai.generateReport"),
      cite(claim),
      long(2),
      { prompt: "select-action", value: { outcome: "cannot", reason: "It cannot be shorter." } },
    ],
    memo,
  );
  expect(result).toMatchObject({ status: "OK", documents: [{ format: "md" }] });
  expect(warned(result.warnings)).toEqual([
    expect.stringContaining("1 paragraph"),
    "Delivered as is. Not met: It cannot be shorter.",
  ]);
});
