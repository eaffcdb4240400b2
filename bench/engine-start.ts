import { readdirSync } from "node:fs";
import { join } from "node:path";
import { askChild } from "./engine-child.ts";
import { freshFolder, question } from "./engine-contestants.ts";
import type { Figures } from "./engine-contestants.ts";
import type { ProductAnswer, ProductJob } from "./engine-product.ts";
import { judge, printTable } from "./print-table.ts";
import { median, range, round } from "./statistics.ts";
import { buildPackage, timeStart } from "./time-start.ts";

const starts = 9;
const source = join(import.meta.dirname, "..");

/** How long short commands take, from source and as the built package. */
export async function benchStart(folder: string): Promise<Figures> {
  const data = await fillData(folder);
  const built = join(folder, "package");
  const unbuilt = buildPackage(built);
  const list = ["list", "--data", data];
  const cases = [
    { key: "version", title: "--version, from source", root: source, args: ["--version"], goal: 0.4 },
    { key: "list", title: "list, from source", root: source, args: list, goal: 0.6 },
    { key: "builtVersion", title: "--version, as built", root: built, args: ["--version"], goal: 0.4 },
    { key: "builtList", title: "list, as built", root: built, args: list, goal: 0.6 },
  ]
    .filter(({ root }) => unbuilt === undefined || root !== built)
    .map((one) => ({ ...one, cpu: [] as number[], wall: [] as number[] }));
  for (let turn = 0; turn < starts; turn += 1) {
    for (const { root, args, cpu, wall } of cases) {
      const taken = await timeStart(root, args, folder);
      cpu.push(taken.cpu);
      wall.push(taken.wall);
    }
  }
  const rows = cases.map(({ title, goal, cpu, wall }) => {
    const [worked, waited] = [round(median(cpu)), round(median(wall))];
    return [title, `${worked} s`, range(cpu), `${waited} s`, range(wall), judge(worked, { atMost: goal })];
  });
  if (unbuilt !== undefined) rows.push(["as built", "not measured", "", "", "", unbuilt]);
  printTable(`Starting the program (median of ${starts}, in turn)`, [
    ["dossier", "CPU until it ends", "range", "wall to first output", "range", "goal, CPU"],
    ...rows,
  ]);
  return Object.fromEntries(
    cases.flatMap(({ key, cpu, wall }) => [
      [`${key}CpuSeconds`, round(median(cpu))],
      [`${key}WallSeconds`, round(median(wall))],
    ]),
  );
}

/** A data folder with a few answered workflows in it. */
async function fillData(folder: string): Promise<string> {
  const data = freshFolder(folder);
  const samples = join(source, "samples");
  const files = readdirSync(samples).map((name) => join(samples, name));
  const prompts = [question, "Which hotels may be booked?", "Who approves a trip?"];
  const job: ProductJob = { data, files, prompts };
  await askChild<ProductAnswer>("engine-product.ts", job);
  return data;
}
