import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { openTables } from "../../src/data/data.ts";
import type { ContentPart } from "../../src/model/document.ts";
import { exact, mean, minus, most, total } from "./exact.ts";
import type { Exact } from "./exact.ts";
import type { Question, QuestionSet } from "./question.ts";

const Truth = z.object({
  tables: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      heads: z.array(z.array(z.string())).optional(),
      cells: z.array(
        z.object({
          row: z.union([z.string(), z.array(z.string())]),
          col: z.array(z.string()).optional(),
          value: z.string(),
        }),
      ),
    }),
  ),
});

/** Tables of real reports as people wrote them down, cell by cell; truth by plain reading of the same cells. */
export async function reportSets(): Promise<QuestionSet[]> {
  const path = join(import.meta.dirname, "../../../shared/eval/tables/truth.json");
  const { tables } = Truth.parse(JSON.parse(await readFile(path, "utf8")));
  const sets: QuestionSet[] = [];
  for (const { id, kind, heads = [], cells } of tables) {
    if (kind === "key-value" || heads.length < 2) continue;
    const set = await toSet(id, heads, cells);
    if (set !== undefined) sets.push(set);
  }
  return sets;
}

type Cells = z.infer<typeof Truth>["tables"][number]["cells"];

async function toSet(id: string, heads: string[][], cells: Cells): Promise<QuestionSet | undefined> {
  const depth = Math.max(...heads.map((head) => head.length));
  const labels = [...new Set(cells.map(({ row }) => (typeof row === "string" ? row : (row[0] ?? ""))))];
  const keys = heads.map((head) => head.join("\u0000"));
  if (new Set(keys).size < keys.length) return undefined;
  const grid = labels.map((label) => [label, ...heads.slice(1).map(() => "")]);
  for (const { row, col = [], value } of cells) {
    const [at, column] = [
      labels.indexOf(typeof row === "string" ? row : (row[0] ?? "")),
      keys.indexOf(col.join("\u0000")),
    ];
    const line = grid[at];
    if (line !== undefined && column > 0) line[column] = value;
  }
  const head = Array.from({ length: depth }, (_, level) =>
    heads.map((path, column) =>
      path.length === 1 && column > 0 ? (level === depth - 1 ? (path[0] ?? "") : "") : (path[level] ?? ""),
    ),
  );
  const part: ContentPart = {
    id,
    document: id,
    type: "table",
    text: "",
    position: {},
    table: { rows: [...head, ...grid] },
  };
  const tables = await openTables({ parts: [part] }, { language: "en" });
  const [table] = tables;
  if (
    table === undefined ||
    tables.filter(({ viewOf }) => viewOf === undefined).length !== 1 ||
    table.rowCount !== grid.length
  )
    return { name: id, tables, questions: [unread(id)] };
  return {
    name: id,
    tables,
    questions: questionsOf(
      id,
      table.columns.map(({ name }) => name),
      grid,
    ),
  };
}

/** Counted as wrong, so that a table that is taken apart is seen. */
function unread(id: string): Question {
  return {
    id: `${id} whole`,
    asked: "is it one table with these rows",
    plan: { from: "t1", aggregates: [{ fn: "count", as: "rows" }], totalsRows: "include" },
    right: [["one table"]],
  };
}

/** English numbers only, and only columns without anything else in them. */
function plain(text: string): Exact | undefined {
  const bare = text.replaceAll(/[\s$€£%*]/g, "");
  const isNegative = /^\(.*\)$/.test(bare) || /^[-−–]/.test(bare);
  const digits = bare.replaceAll(/[()−–-]/g, "");
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(digits)) return undefined;
  const value = exact(digits.replaceAll(",", ""));
  return isNegative ? { ...value, top: -value.top } : value;
}

function questionsOf(id: string, names: string[], grid: string[][]): Question[] {
  const questions: Question[] = [];
  const sums: { name: string; at: number; values: (Exact | undefined)[] }[] = [];
  for (const [at, name] of names.entries()) {
    if (at === 0) continue;
    const texts = grid.map((row) => (row[at] ?? "").trim());
    const values = texts.map(plain);
    const isNumbers =
      texts.every((text, row) => text === "" || values[row] !== undefined) &&
      texts.filter((text) => text !== "").length >= 3;
    const looksPlain =
      texts.every((text) => !/^0\d/.test(text) && !/[%]/.test(text)) &&
      !texts.every((text) => /^(?:19|20)\d\d$/.test(text) || text === "");
    const isClear = texts.some((text) => /\.\d|,\d{3},|^\d{1,3}$/.test(text));
    if (isNumbers && looksPlain && isClear) sums.push({ name, at, values });
  }
  for (const { name, values } of sums.slice(0, 2)) {
    const filled = values.filter((value) => value !== undefined);
    const common = { from: "t1", totalsRows: "include" };
    questions.push(
      {
        id: `${id} sum of ${name}`,
        asked: `sum of ${name}`,
        plan: { ...common, aggregates: [{ fn: "sum", column: name, anyway: true }] },
        right: [[total(filled)]],
      },
      {
        id: `${id} mean of ${name}`,
        asked: `average of ${name}`,
        plan: { ...common, aggregates: [{ fn: "average", column: name, anyway: true }] },
        right: [[mean(filled)]],
      },
      {
        id: `${id} most of ${name}`,
        asked: `largest ${name}`,
        plan: { ...common, aggregates: [{ fn: "max", column: name }] },
        right: [[most(filled)]],
      },
    );
  }
  const [a, b] = sums;
  const label = names[0] ?? "";
  const row =
    a === undefined || b === undefined
      ? -1
      : grid.findIndex((_, at) => a.values[at] !== undefined && b.values[at] !== undefined);
  const text = grid[row]?.[0]?.trim();
  if (
    a !== undefined &&
    b !== undefined &&
    row >= 0 &&
    text !== undefined &&
    grid.filter((one) => one[0]?.trim() === text).length === 1
  ) {
    const [x, y] = [a.values[row], b.values[row]];
    if (x !== undefined && y !== undefined)
      questions.push({
        id: `${id} difference`,
        asked: `difference of ${a.name} and ${b.name} for ${text}`,
        plan: {
          from: "t1",
          totalsRows: "include",
          misfits: "skip",
          where: [{ column: label, op: "=", value: text }],
          select: [],
          derive: [{ as: "d", expr: ["-", b.name, a.name] }],
        },
        right: [[minus(y, x)]],
      });
  }
  return questions;
}
