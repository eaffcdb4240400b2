const written =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
const plainDay = /^\d{4}-\d{2}-\d{2}$/;
const day = 86_400_000;
/** 1 March 1900: before it the calendar of Excel is a day off. */
const firstSerial = 61;
const lastSerial = 2_958_466;

/** An ISO date or time, in UTC, as the number of days that a spreadsheet counts; none where it cannot count it. */
export function toSerial(iso: string): number | undefined {
  if (plainDay.test(iso)) return daySerial(iso);
  const parts = written.exec(iso.trim());
  if (parts === null) return undefined;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, date);
  const isReal = new Date(midnight).getUTCDate() === date && month >= 1 && month <= 12;
  if (!isReal || hour > 24 || minute > 59 || second > 60) return undefined;
  const fraction = Number((parts[7] ?? "0").padEnd(3, "0"));
  const time = ((hour * 60 + minute - offsetOf(parts[8])) * 60 + second) * 1000 + fraction;
  const serial = (midnight + time) / day + 25_569;
  return serial >= firstSerial && serial < lastSerial ? serial : undefined;
}

/** A long table has many of them: without the parts of a match to pick up. */
function daySerial(iso: string): number | undefined {
  const month = Number(iso.slice(5, 7));
  const date = Number(iso.slice(8));
  const midnight = Date.UTC(Number(iso.slice(0, 4)), month - 1, date);
  const isReal = new Date(midnight).getUTCDate() === date && month >= 1 && month <= 12;
  const serial = midnight / day + 25_569;
  return isReal && serial >= firstSerial && serial < lastSerial ? serial : undefined;
}

/** Minutes ahead of UTC. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}
