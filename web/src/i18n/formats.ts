export interface Formats {
  bytes: (bytes: number) => string;
  /** An amount; without a currency where nothing was paid. */
  price: (price: number, currency?: string) => string;
  count: (value: number) => string;
  /** How long something took: 0:42, 1:03:10. */
  clock: (milliseconds: number) => string;
  ago: (at: number) => string;
  day: (at: number) => string;
}

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const minuteMs = 60_000;

/** Numbers, sizes and times as the reader's language writes them. */
export function createFormats(locale: string): Formats {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  const day = (at: number) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }).format(at);
  return {
    bytes(bytes) {
      const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
      const unit = units[power] ?? "byte";
      const value = bytes / 1000 ** power;
      const style = { style: "unit", unit, unitDisplay: power === 0 ? "long" : "short" } as const;
      return new Intl.NumberFormat(locale, {
        ...style,
        maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
      }).format(value);
    },
    price(price, currency) {
      const digits = price > 0 && price < 0.01 ? 4 : 2;
      const figures = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      if (currency === undefined || currency === "")
        return new Intl.NumberFormat(locale, figures).format(price);
      return new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        currencyDisplay: "code",
        ...figures,
      })
        .format(price)
        .replace(/\u00A0/g, " ");
    },
    count: (value) => new Intl.NumberFormat(locale).format(value),
    clock(milliseconds) {
      const seconds = Math.max(0, Math.round(milliseconds / 1000));
      const [hours, minutes, rest] = [
        Math.floor(seconds / 3600),
        Math.floor(seconds / 60) % 60,
        seconds % 60,
      ];
      const tail = String(rest).padStart(2, "0");
      return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
    },
    ago(at) {
      const minutes = (at - Date.now()) / minuteMs;
      if (minutes > -1) return relative.format(0, "minute");
      if (minutes > -60) return relative.format(Math.round(minutes), "minute");
      if (minutes > -1440) return relative.format(Math.round(minutes / 60), "hour");
      return minutes > -1440 * 7 ? relative.format(Math.round(minutes / 1440), "day") : day(at);
    },
    day,
  };
}
