const day = 86_400_000;
const last = 2_958_466;

/** A day count of a spreadsheet as ISO text: a time below one day, a date when whole; undefined where it is no date. */
export function serialToIso(serial: number, is1904: boolean): string | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial >= last) return undefined;
  const total = Math.round(serial * day);
  if (total < day) return withoutZeros(new Date(total).toISOString().slice(11, 23));
  const iso = new Date(total + epochOf(serial, is1904)).toISOString();
  return total % day === 0 ? iso.slice(0, 10) : withoutZeros(iso.slice(0, 23));
}

/** The 1900 count knows a 29 February 1900 that never was: days before it lie one later. */
function epochOf(serial: number, is1904: boolean): number {
  if (is1904) return Date.UTC(1904, 0, 1);
  return Date.UTC(1899, 11, serial < 60 ? 31 : 30);
}

function withoutZeros(text: string): string {
  return text.endsWith(".000") ? text.slice(0, -4) : text;
}
