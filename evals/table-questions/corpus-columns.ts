import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { read, utils } from "@e965/xlsx";
import type { TypedTable } from "../../src/data/table/typed-table.ts";
import { exact, least, mean, middle, most, times, total } from "./exact.ts";
import type { Exact } from "./exact.ts";
import { ask } from "./question.ts";
import type { Question, QuestionSet } from "./question.ts";

export const corpus = join(import.meta.dirname, "../../../shared/corpus");

export type Open = (path: string) => Promise<TypedTable[]>;

type Cell = string | number | boolean | null | undefined;

/** Read by another library than the product takes it from. */
export async function sheetRows(path: string, sheet: string): Promise<Cell[][]> {
  const book = read(await readFile(join(corpus, path)));
  const found = book.Sheets[sheet];
  if (found === undefined) throw new Error(`${path} has no sheet ${sheet}.`);
  return utils.sheet_to_json<Cell[]>(found, { header: 1, raw: true, blankrows: true });
}

const numbers = (values: readonly Cell[]): Exact[] =>
  values.flatMap((value) => (typeof value === "number" ? [exact(value)] : []));

interface Block {
  path: string;
  sheet: string;
  /** Of the typed tables. */
  table: string;
  from: number;
  to: number;
  columns: [name: string, at: number][];
}

/** Every number column of plain sheets: sum, average, extremes, median, and the first two together. */
export async function columnSets(open: Open): Promise<QuestionSet[]> {
  const blocks: Block[] = [
    {
      path: "xlsx/docling__xlsx_01.xlsx",
      sheet: "Sheet1",
      table: "t1",
      from: 1,
      to: 7,
      columns: [
        ["first", 0],
        ["second", 1],
        ["third", 2],
      ],
    },
    {
      path: "xlsx/docling__xlsx_01.xlsx",
      sheet: "Sheet2",
      table: "t2",
      from: 1,
      to: 9,
      columns: [
        ["col-1", 0],
        ["col-2", 1],
        ["col-3", 2],
        ["col-4", 3],
      ],
    },
    {
      path: "xlsx/docling__xlsx_01.xlsx",
      sheet: "Sheet3",
      table: "t5",
      from: 2,
      to: 7,
      columns: [
        ["first", 0],
        ["header / second", 1],
        ["header / third", 2],
      ],
    },
    {
      path: "xlsx/markitdown__test.xlsx",
      sheet: "Sheet1",
      table: "t1",
      from: 1,
      to: 24,
      columns: [
        ["Alpha", 0],
        ["Gamma", 2],
        ["Delta", 3],
        ["Beta", 1],
      ],
    },
    {
      path: "xlsx/markitdown__test.xlsx",
      sheet: "09060124-b5e7-4717-9d07-3c046eb",
      table: "t2",
      from: 1,
      to: 5,
      columns: [
        ["ColA", 0],
        ["ColB", 1],
        ["ColC", 2],
      ],
    },
    {
      path: "xlsx/sheetjs__formula_stress_test.xlsx",
      sheet: "Database",
      table: "t3",
      from: 24,
      to: 30,
      columns: [
        ["Bar", 1],
        ["Baz", 2],
        ["Qux", 3],
        ["Sna", 4],
      ],
    },
  ];
  const sets: QuestionSet[] = [];
  for (const { path, sheet, table, from, to, columns } of blocks) {
    const rows = (await sheetRows(path, sheet)).slice(from, to);
    const questions = columns.flatMap(([name, at]): Question[] => {
      const values = numbers(rows.map((row) => row[at]));
      const one = (fn: string, right: Exact) =>
        ask(
          `${sheet} ${name} ${fn}`,
          `${fn} of ${name}`,
          { from: table, misfits: "skip", aggregates: [{ fn, column: name }] },
          [[right]],
        );
      return [
        one("sum", total(values)),
        one("average", mean(values)),
        one("median", middle(values)),
        one("min", least(values)),
        one("max", most(values)),
      ];
    });
    const [a, b] = columns;
    if (a !== undefined && b !== undefined) {
      const pairs = rows.flatMap((row) =>
        typeof row[a[1]] === "number" && typeof row[b[1]] === "number"
          ? [[exact(Number(row[a[1]])), exact(Number(row[b[1]]))] as const]
          : [],
      );
      questions.push(
        ask(
          `${sheet} product`,
          `${a[0]} times ${b[0]}, added up`,
          {
            from: table,
            misfits: "skip",
            derive: [{ as: "x", expr: ["*", a[0], b[0]] }],
            aggregates: [{ fn: "sum", column: "x" }],
          },
          [[total(pairs.map(([x, y]) => times(x, y)))]],
        ),
        ask(
          `${sheet} smaller`,
          `rows in which ${a[0]} is below ${b[0]}`,
          {
            from: table,
            misfits: "skip",
            where: [{ column: a[0], op: "<", other: b[0] }],
            aggregates: [{ fn: "count" }],
          },
          [[exact(pairs.filter(([x, y]) => x.top * y.bottom < y.top * x.bottom).length)]],
        ),
      );
    }
    sets.push({ name: `${path.split("/")[1]}, ${sheet}`, tables: await open(path), questions });
  }
  return sets;
}
