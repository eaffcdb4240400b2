import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";

/** Where the gold files lie, beside the project; they are no part of it. */
const shared = resolve(import.meta.dirname, "../../shared");

/** The rows of a gold file; none, and a word about it, where it is not there. */
export async function readGold<Row>(name: string, schema: z.ZodType<Row>): Promise<Row[]> {
  const path = join(shared, name);
  if (!existsSync(path)) {
    console.log(`There is no ${name} beside the project, so nothing was measured.`);
    return [];
  }
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => schema.parse(JSON.parse(line)));
}
