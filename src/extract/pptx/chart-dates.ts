const millisecondsPerDay = 86_400_000;
/** The day before the first, moved by one for the 29 February 1900 that spreadsheets believe in. */
const start1900 = Date.UTC(1899, 11, 30);
const start1904 = Date.UTC(1904, 0, 1);
const longestFormat = 255;
const lastDay = 2_958_465;

/** Whether a number format shows days; literal text and colours in it do not count. */
export function isDateFormat(format: string): boolean {
  const bare = format.slice(0, longestFormat).replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  return !/general/i.test(bare) && /[dy]/i.test(bare);
}

/** The day a spreadsheet number stands for; undefined outside its calendar. */
export function toIsoDate(serial: number, from1904: boolean): string | undefined {
  if (serial < 0 || serial > lastDay) return undefined;
  const at = new Date((from1904 ? start1904 : start1900) + Math.round(serial * millisecondsPerDay));
  const iso = at.toISOString();
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19);
}
