import { Failure } from "../../model/failure.ts";

const wordsAtMost = 8;

/** Where a page ended, as a word that goes into an address. */
export function writeCursor(at: number, id: string): string {
  return Buffer.from(`${at} ${id}`).toString("base64url");
}

export function readCursor(cursor: string | undefined): { at: number; id: string } | undefined {
  if (cursor === undefined) return undefined;
  const found = /^(\d{1,16}) (\S{1,200})$/.exec(Buffer.from(cursor, "base64url").toString());
  if (found === null) throw new Failure("invalid", "The place to go on from is none that a list named.");
  return { at: Number(found[1]), id: found[2] ?? "" };
}

/** Patterns for LIKE with "!" as its escape, one for each word that is looked for. */
export function containsWords(search = ""): { lower: string; given: string }[] {
  const words = search.split(" ").filter((word) => word !== "");
  return words.slice(0, wordsAtMost).map((word) => {
    const given = `%${word.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`;
    return { lower: given.toLowerCase(), given };
  });
}
