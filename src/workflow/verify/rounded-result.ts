import type { LocatedCell } from "../../model/grounding.ts";

const written = /^(?<sign>[-−]?)(?<whole>\d+)[.,](?<fraction>\d{2,10})\s?(?<percent>%?)$/u;
const exact = /^(?<sign>-?)(?<whole>\d+)\.(?<fraction>\d+)$/u;

/** A result with many decimals given to two of them or more, rounded half up: 57.53 % for 57.53125 in a column of percents. */
export function isRoundedResult(value: string, cell: Pick<LocatedCell, "value" | "columnHead">): boolean {
  const said = written.exec(value.trim())?.groups;
  const given = exact.exec(cell.value.trim())?.groups;
  if (said === undefined || given === undefined) return false;
  if (said["percent"] !== "" && !cell.columnHead.includes("%")) return false;
  if ((said["sign"] === "") !== (given["sign"] === "")) return false;
  const [short = "", long = ""] = [said["fraction"], given["fraction"]];
  if (short.length >= long.length) return false;
  const cut = BigInt(`${given["whole"]}${long.slice(0, short.length)}`);
  const rounded = Number(long.charAt(short.length)) >= 5 ? cut + 1n : cut;
  return rounded === BigInt(`${said["whole"]}${short}`);
}
