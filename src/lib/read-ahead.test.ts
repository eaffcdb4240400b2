import { expect, test } from "vitest";
import { readAhead } from "./read-ahead.ts";

const byLength = { most: 3, weigh: (text: string) => text.length };

test("goes on by itself up to the limit, and hands everything over in order", async () => {
  const made: string[] = [];
  const ahead = readAhead(
    (async function* () {
      for (const text of ["a", "b", "c", "d", "e"]) {
        made.push(text);
        yield text;
      }
      return "end";
    })(),
    byLength,
  );
  await new Promise(setImmediate);
  expect(made).toEqual(["a", "b", "c"]);
  const taken: string[] = [];
  for (let next = await ahead.next(); ; next = await ahead.next()) {
    taken.push(next.value);
    if (next.done === true) break;
  }
  expect(taken).toEqual(["a", "b", "c", "d", "e", "end"]);
});

test("an error comes after what was made before it", async () => {
  const ahead = readAhead(
    (async function* (): AsyncGenerator<string, void, void> {
      yield "a";
      throw new Error("broken");
    })(),
    byLength,
  );
  await new Promise(setImmediate);
  expect(await ahead.next()).toEqual({ done: false, value: "a" });
  await expect(ahead.next()).rejects.toThrow("broken");
});
