/** Numbers and dates as the readers of a language write them; every digit that was given is kept. */
export interface ValueFormats {
  number(value: number, options?: { grouped?: boolean; decimals?: number }): string;
  percent(value: number, decimals?: number): string;
  money(value: number, currency: string, decimals?: number): string;
  /** Places that amounts of a currency have as a rule. */
  moneyDecimals(currency: string | undefined): number;
  date(iso: string): string;
  datetime(iso: string): string;
  /** Number formats as a spreadsheet has them. */
  sheet: { number(value: number): string; percent(value: number): string; money(currency: string): string };
  sheetDate: string;
  /** A number written in the manner of the language, or as in a program. */
  parse(text: string): number | undefined;
  /** Places behind the point of a number that `parse` reads, as they are written. */
  decimalsIn(text: string): number;
}

const mostDecimals = 100;

export function createValueFormats(given: string): ValueFormats {
  // for a language that it does not know the runtime takes the machine's, which is not the same everywhere
  const language = Intl.NumberFormat.supportedLocalesOf(given)[0] ?? "en";
  // the digits stay those that were given, and dates those of the common calendar
  const locale = `${language}-u-ca-gregory-nu-latn`;
  const numbers = remember((decimals: number) => new Intl.NumberFormat(locale, fixed(decimals)));
  const ungrouped = remember(
    (decimals: number) => new Intl.NumberFormat(locale, { ...fixed(decimals), useGrouping: false }),
  );
  const percents = remember(
    (decimals: number) => new Intl.NumberFormat(locale, { style: "percent", ...fixed(decimals) }),
  );
  const currencies = remember((currency: string) => createMoney(locale, currency));
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const days = remember((iso: string) => day.format(new Date(`${iso}T00:00:00Z`)));
  const minute = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: "medium", timeStyle: "short", timeZone: "UTC" },
  });
  return {
    number: (value, { grouped = true, decimals = decimalsOf(value) } = {}) =>
      (grouped ? numbers : ungrouped)(decimals).format(value),
    percent: (value, decimals = percentDecimals(value)) => percents(decimals).format(value),
    money: (value, currency, decimals) => currencies(currency).print(value, decimals),
    moneyDecimals: (currency) => (currency === undefined ? 2 : currencies(currency).decimals),
    date: (iso) => days(iso.slice(0, 10)),
    datetime: (iso) => minute.format(new Date(`${iso.slice(0, 10)}T${`${iso.slice(11)}:00`.slice(0, 8)}Z`)),
    sheet: {
      number: (value) => `#,##0${zeros(decimalsOf(value))}`,
      percent: (value) => `0${zeros(percentDecimals(value))}%`,
      money: (currency) => currencies(currency).sheet,
    },
    sheetDate: sheetDate(language, locale),
    ...createNumberParser(new Intl.NumberFormat(locale).formatToParts(-1234567.5)),
  };
}

/** Formats cost more to make than to use; a table asks for the same few a hundred thousand times. */
function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

function fixed(decimals: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

/** As many decimals as the currency has, and more where the number has more. */
function createMoney(locale: string, currency: string) {
  const style = { style: "currency", currency } as const;
  const usual = new Intl.NumberFormat(locale, style);
  const least = usual.resolvedOptions().minimumFractionDigits ?? 2;
  const formats = remember(
    (decimals: number) => new Intl.NumberFormat(locale, { ...style, ...fixed(decimals) }),
  );
  return {
    decimals: least,
    print: (value: number, decimals = least) => formats(Math.max(decimals, decimalsOf(value))).format(value),
    sheet: sheetMoney(usual),
  };
}

/** Whether a text begins with a day that there is, as ISO writes it. */
export function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return false;
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split("-").map(Number);
  const last = new Date(Date.UTC(year < 100 ? year + 400 : year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= last;
}

/** As many as the number has when it is written out in full. */
export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  // no splitting: the pieces of a hundred thousand numbers would fill the memory
  const text = String(value);
  const exponentAt = text.indexOf("e");
  const end = exponentAt === -1 ? text.length : exponentAt;
  const point = text.indexOf(".");
  const written = point === -1 ? 0 : end - point - 1;
  const exponent = exponentAt === -1 ? 0 : Number(text.slice(exponentAt + 1));
  return Math.min(mostDecimals, Math.max(0, written - exponent));
}

function percentDecimals(value: number): number {
  return Math.max(0, decimalsOf(value) - 2);
}

function zeros(count: number): string {
  return count === 0 ? "" : `.${"0".repeat(Math.min(count, 20))}`;
}

/** The currency's sign stands where the language puts it. */
function sheetMoney(format: Intl.NumberFormat): string {
  const decimals = format.resolvedOptions().minimumFractionDigits ?? 2;
  const number = `#,##0${zeros(decimals)}`;
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === "currency");
  const sign = `"${(parts[at]?.value ?? "").replaceAll('"', "")}"`;
  const isFirst = at < parts.findIndex(({ type }) => type === "integer");
  const gap = parts.some(({ type, value }) => type === "literal" && /\s/.test(value)) ? " " : "";
  return isFirst ? `${sign}${gap}${number}` : `${number}${gap}${sign}`;
}

/** Plain "en" does not say which end of the world: the order that nobody reads wrongly. */
function sheetDate(language: string, locale: string): string {
  if (language === "en") return "yyyy-mm-dd";
  const parts = new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" });
  const codes: Record<string, string> = { year: "yyyy", month: "mm", day: "dd" };
  return parts
    .formatToParts(new Date(0))
    .map(({ type, value }) => codes[type] ?? value.replaceAll(/[^\p{P}\s]/gu, ""))
    .join("");
}

const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function createNumberParser(
  parts: readonly Intl.NumberFormatPart[],
): Pick<ValueFormats, "parse" | "decimalsIn"> {
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const group = find("group");
  const decimal = find("decimal") || ".";
  const isPlain = (given: string): boolean =>
    plainNumber.test(given) && !(decimal !== "." && /^[+-]?\d{1,3}\.\d{3}$/.test(given));
  const decimalsIn = (text: string): number => {
    const given = text.trim();
    const at = given.lastIndexOf(isPlain(given) ? "." : decimal);
    return at === -1 ? 0 : given.length - at - 1;
  };
  const parse = (text: string): number | undefined => {
    const given = text.trim().replaceAll(/[\u2212\u2013]/g, "-");
    if (isPlain(given)) return Number(given);
    const bare = given.replaceAll(/[\s'’\u00a0\u202f]/g, "");
    const [whole = "", fraction = "", ...more] = bare.split(decimal);
    if (more.length > 0 || !/^\d*$/.test(fraction)) return undefined;
    const isGrouped = group.trim() !== "" && whole.includes(group);
    if (isGrouped && !new RegExp(`^[+-]?\\d{1,3}(?:\\${group}\\d{3})+$`).test(whole)) return undefined;
    const digits = `${isGrouped ? whole.replaceAll(group, "") : whole}.${fraction || "0"}`;
    return plainNumber.test(digits) ? Number(digits) : undefined;
  };
  return { parse, decimalsIn };
}
