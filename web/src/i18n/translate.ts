import type english from "./en.json";

export type WordKey = keyof typeof english;
export type WordList = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
export type Slots = Readonly<Record<string, string | number>>;

/** The words of a key with its slots filled; `n` chooses between the forms of a plural. */
export function translate(
  { list, locale, fallback }: { list: WordList; locale: string; fallback: WordList },
  key: WordKey,
  slots: Slots = {},
): string {
  const found = list[key] ?? fallback[key] ?? key;
  const form = typeof found === "string" ? found : pickForm(found, locale, Number(slots["n"] ?? 0));
  return form.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = slots[name];
    return typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : (value ?? "");
  });
}

function pickForm(forms: Readonly<Record<string, string>>, locale: string, n: number): string {
  return forms[new Intl.PluralRules(locale).select(n)] ?? forms["other"] ?? "";
}
