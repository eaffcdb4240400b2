import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { openTables } from "../../src/data/data.ts";
import { createExtractor } from "../../src/extract/extract.ts";
import type { ContentPart } from "../../src/model/document.ts";
import { exact, mean, minus, most, over, times, total } from "./exact.ts";
import type { Exact } from "./exact.ts";
import { columnSets, corpus, sheetRows } from "./corpus-columns.ts";
import type { Open } from "./corpus-columns.ts";
import { ask } from "./question.ts";
import type { QuestionSet } from "./question.ts";

/** Real files, read by the product; truth from the same files by other libraries. */
export async function corpusSets(): Promise<QuestionSet[]> {
  const extractor = createExtractor({ workers: 1 });
  try {
    const open = async (path: string) => openTables({ parts: await partsOf(extractor, path) });
    return [
      ...(await columnSets(open)),
      await cupsSet(open),
      await ducksSet(open),
      await columnarSet(open),
      await agesSet(open),
    ];
  } finally {
    await extractor.close();
  }
}

async function partsOf(extractor: ReturnType<typeof createExtractor>, path: string): Promise<ContentPart[]> {
  const parts: ContentPart[] = [];
  const request = {
    documentId: path,
    fileName: path.split("/").at(-1) ?? path,
    path: join(corpus, path),
    signal: AbortSignal.timeout(60_000),
  };
  for await (const event of extractor.read(request))
    if (event.kind === "parts")
      for (const { image: _, hidden, ...part } of event.parts)
        parts.push({ ...part, ...(hidden !== undefined && { hidden: true }) });
  return parts;
}

async function cupsSet(open: Open): Promise<QuestionSet> {
  const path = "xlsx/unstructured__stanley-cups.xlsx";
  const [all, since] = [
    await sheetRows(path, "Stanley Cups"),
    await sheetRows(path, "Stanley Cups Since 67"),
  ].map((rows) => rows.slice(2).map((row) => ({ team: String(row[0]), cups: exact(Number(row[2])) })));
  const [every = [], late = []] = [all, since];
  const sum = total(every.map(({ cups }) => cups));
  const cup = "Stanley Cups";
  const sorted = (list: typeof every) => list.toSorted((a, b) => (a.team < b.team ? -1 : 1));
  return {
    name: "stanley-cups.xlsx",
    tables: await open(path),
    questions: [
      ask("cups total", "cups in all", { from: "t1", aggregates: [{ fn: "sum", column: cup }] }, [[sum]]),
      ask(
        "cups best",
        "team with the most cups",
        { from: "t1", select: ["Team", cup], orderBy: [{ by: cup, desc: true }], limit: 1 },
        [["Maple Leafs", most(every.map(({ cups }) => cups))]],
      ),
      ask(
        "cups share",
        "share of each team",
        {
          from: "t1",
          groupBy: [{ column: "Team" }],
          aggregates: [{ fn: "sum", column: cup, as: "n" }],
          derive: [{ as: "share", share: { of: "n" } }],
        },
        sorted(every).map(({ team, cups }) => [team, cups, times(over(cups, sum), exact(100))]),
      ),
      ask(
        "cups before",
        "cups before 1967, by team",
        {
          from: "t1",
          join: { table: "t2", on: [["Team", "Team"]] },
          derive: [{ as: "before", expr: ["-", `t1.${cup}`, `t2.${cup}`] }],
          groupBy: [{ column: "t1.Team", as: "team" }],
          aggregates: [{ fn: "sum", column: "before", as: "n" }],
        },
        sorted(every).map(({ team, cups }) => [
          team,
          minus(cups, late.find((one) => one.team === team)?.cups ?? exact(0)),
        ]),
      ),
      ask(
        "cups rank",
        "rank of each team",
        {
          from: "t1",
          select: ["Team"],
          derive: [{ as: "rank", rank: { by: cup } }],
          orderBy: [{ by: "rank" }],
        },
        every
          .toSorted((a, b) => Number(b.cups.top - a.cups.top))
          .map(({ team }, at) => [team, exact(at + 1)]),
      ),
      ask(
        "cups one",
        "cups of the Flyers",
        { from: "t1", where: [{ column: "team", op: "=", value: "FLYERS", match: "folded" }], select: [cup] },
        [[exact(2)]],
      ),
    ],
  };
}

async function ducksSet(open: Open): Promise<QuestionSet> {
  const path = "xls/docling__legacy_sample.xls";
  const rows = (await sheetRows(path, "Duck Observations"))
    .slice(1)
    .filter((row) => typeof row[0] === "number");
  const ducks = rows.map((row) => ({ year: String(row[0]), count: exact(Number(row[1])) }));
  const column = "Freshwater Ducks";
  const change = (a: Exact, b: Exact) => times(over(minus(b, a), a), exact(100));
  return {
    name: "legacy_sample.xls",
    tables: await open(path),
    questions: [
      ask("ducks sum", "ducks in all", { from: "t1", aggregates: [{ fn: "sum", column }] }, [
        [total(ducks.map(({ count }) => count))],
      ]),
      ask("ducks mean", "average of a year", { from: "t1", aggregates: [{ fn: "average", column }] }, [
        [mean(ducks.map(({ count }) => count))],
      ]),
      ask(
        "ducks since",
        "ducks since 2022",
        {
          from: "t1",
          where: [{ column: "Year", op: ">=", value: "2022" }],
          aggregates: [{ fn: "sum", column }],
        },
        [[total(ducks.filter(({ year }) => Number(year) >= 2022).map(({ count }) => count))]],
      ),
      ask(
        "ducks change",
        "change against the year before",
        {
          from: "t1",
          groupBy: [{ column: "Year" }],
          aggregates: [{ fn: "sum", column, as: "n" }],
          derive: [{ as: "change", change: { of: "n", along: "Year" } }],
        },
        ducks.map(({ year, count }, at) => [
          exact(year),
          count,
          at === 0 ? null : change(ducks[at - 1]?.count ?? count, count),
        ]),
      ),
      ask(
        "ducks best",
        "year with the most ducks",
        { from: "t1", orderBy: [{ by: column, desc: true }], limit: 1, select: ["Year"] },
        [[exact(ducks.reduce((a, b) => (b.count.top > a.count.top ? b : a)).year)]],
      ),
    ],
  };
}

async function columnarSet(open: Open): Promise<QuestionSet> {
  const path = "csv/tika__test-columnar.csv";
  const rows: string[][] = parse(await readFile(join(corpus, path)), { from_line: 2 });
  const percent = (text = "") => exact(text.replace("%", ""));
  const done = rows.map((row) => percent(row[3]));
  const known = rows.filter((row) => row[4]?.endsWith("%")).map((row) => percent(row[4]));
  return {
    name: "test-columnar.csv",
    tables: await open(path),
    questions: [
      ask(
        "columnar squares",
        "sum of the squares",
        { from: "t1", aggregates: [{ fn: "sum", column: "Square of the Record Number", anyway: true }] },
        [[total(rows.map((row) => exact(row[1] ?? 0)))]],
      ),
      ask(
        "columnar average",
        "average percent done",
        { from: "t1", aggregates: [{ fn: "average", column: "Percent Done" }] },
        [[mean(done)]],
      ),
      ask(
        "columnar increment",
        "average increment where there is one",
        { from: "t1", misfits: "skip", aggregates: [{ fn: "average", column: "Percent Increment" }] },
        [[mean(known)]],
      ),
      ask(
        "columnar before",
        "records before 1962",
        {
          from: "t1",
          where: [{ column: "date", op: "<", value: "1962-01-01" }],
          aggregates: [{ fn: "count" }],
        },
        [[exact(rows.filter((row) => Number(row[5]?.slice(6)) < 1962).length)]],
      ),
      ask(
        "columnar half",
        "records that are more than half done",
        {
          from: "t1",
          where: [{ column: "Percent Done", op: ">", value: "50" }],
          aggregates: [{ fn: "count" }],
        },
        [[exact(rows.filter((row) => Number.parseInt(row[3] ?? "") > 50).length)]],
      ),
    ],
  };
}

async function agesSet(open: Open): Promise<QuestionSet> {
  const path = "csv/markitdown__test_mskanji.csv";
  const text = new TextDecoder("shift_jis").decode(await readFile(join(corpus, path)));
  const rows: string[][] = parse(text, { from_line: 2 });
  const ages = rows.map((row) => exact(row[1] ?? 0));
  return {
    name: "test_mskanji.csv",
    tables: await open(path),
    questions: [
      ask("ages mean", "average age", { from: "t1", aggregates: [{ fn: "average", column: "年齢" }] }, [
        [mean(ages)],
      ]),
      ask(
        "ages oldest",
        "the oldest",
        { from: "t1", select: ["名前"], orderBy: [{ by: "年齢", desc: true }], limit: 1 },
        [[rows.toSorted((a, b) => Number(b[1]) - Number(a[1]))[0]?.[0] ?? null]],
      ),
      ask(
        "ages under",
        "who is under 31",
        { from: "t1", select: ["名前"], where: [{ column: "年齢", op: "<", value: "31" }] },
        rows.filter((row) => Number(row[1]) < 31).map((row) => [row[0] ?? null]),
      ),
    ],
  };
}
