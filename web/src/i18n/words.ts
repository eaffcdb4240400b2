import { useMemo } from "react";
import { createValue, useValue } from "../live/create-value.ts";
import { createFormats } from "./formats.ts";
import type { Formats } from "./formats.ts";
import english from "./en.json";
import { translate } from "./translate.ts";
import type { Slots, WordKey, WordList } from "./translate.ts";

/** A language is a file beside this one: what is there can be chosen. */
const files = import.meta.glob<WordList>(["./*.json", "!./en.json"], { import: "default" });
const stored = "dossier.locale";

export const locales: readonly string[] = [
  "en",
  ...Object.keys(files).map((path) => path.slice(2, -5)),
].toSorted();

const current = createValue<{ locale: string; list: WordList }>({ locale: "en", list: english });

/** What the reader chose, or the first of the browser's languages that there is. */
export async function startWords(): Promise<void> {
  const wished = [readChoice() ?? "", ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  await setLocale(wished.find((name) => locales.includes(name)) ?? "en");
}

export async function setLocale(locale: string, isChosen = false): Promise<void> {
  const list = locale === "en" ? english : await files[`./${locale}.json`]?.();
  if (list === undefined) return;
  document.documentElement.lang = locale;
  if (isChosen) localStorage.setItem(stored, locale);
  current.set({ locale, list });
}

export interface Words extends Formats {
  locale: string;
  t: (key: WordKey, slots?: Slots) => string;
}

export function useWords(): Words {
  const { locale, list } = useValue(current);
  return useMemo(() => {
    const given = { list, locale, fallback: english };
    return {
      locale,
      t: (key: WordKey, slots?: Slots) => translate(given, key, slots),
      ...createFormats(locale),
    };
  }, [locale, list]);
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(stored);
  } catch {
    return null;
  }
}
