import { extname } from "node:path";

// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const unseen = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;
const longest = 255;

/** A name as it can stand in one line of a prompt, a citation or a terminal; every other name stays as it is. */
export function cleanFileName(name: string): string {
  const clean = name.toWellFormed().replaceAll(breaks, " ").replaceAll(unseen, "");
  if (clean.trim() === "") return "unnamed";
  if (clean.length <= longest) return clean;
  const ending = extname(clean).slice(0, 20);
  return `${clean.slice(0, longest - 1 - ending.length)}…${ending}`.toWellFormed();
}
