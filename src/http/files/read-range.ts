/** One range of bytes, both ends included. Several, and what cannot be read, are no range: then the whole is sent. */
export function readRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (found === null) return undefined;
  const [, first = "", last = ""] = found;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? "unsatisfiable" : { start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= bytes ? "unsatisfiable" : { start, end };
}
