import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const gold = join(import.meta.dirname, "gold");

/** A passage of our own with what is asked about it; questions that it does not answer stay close to its words. */
const Passage = z.object({
  id: z.string(),
  lang: z.string(),
  title: z.string(),
  text: z.string(),
  questions: z.array(
    z.object({
      q: z.string(),
      answerable: z.boolean(),
      answer: z.string().optional(),
      sentence: z.string().optional(),
      lang: z.string().optional(),
    }),
  ),
});
export type Passage = z.infer<typeof Passage>;

/** All passages of our own by the name of their set: a language, `office_` and a language, or `cross`. */
export function readPassages(): { name: string; passages: Passage[] }[] {
  const names = readdirSync(gold).flatMap((file) => /^reading-(\w+)\.jsonl$/u.exec(file)?.[1] ?? []);
  return names.toSorted().map((name) => {
    const lines = readFileSync(join(gold, `reading-${name}.jsonl`), "utf8").split("\n");
    return {
      name,
      passages: lines.filter((line) => line !== "").map((line) => Passage.parse(JSON.parse(line))),
    };
  });
}
