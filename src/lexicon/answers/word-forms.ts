import type { Language } from "../words-by-language.ts";
import { englishForms } from "./forms/english-forms.ts";
import { frenchForms } from "./forms/french-forms.ts";
import { germanForms } from "./forms/german-forms.ts";
import { italianForms } from "./forms/italian-forms.ts";
import { spanishForms } from "./forms/spanish-forms.ts";

/** Forms that no rule of endings brings together, each group beginning with the word itself. */
export const wordForms: Readonly<Record<Language, string>> = {
  en: englishForms,
  de: germanForms,
  fr: frenchForms,
  it: italianForms,
  es: spanishForms,
};

/** What may stand before a verb and leaves its forms as they are. */
export const verbPrefixes: Readonly<Partial<Record<Language, string>>> = {
  en: "re|over|under|out|fore",
  de: "be|er|ver|zer|ent|emp|miss|an|auf|aus|ab|ein|vor|zu|mit|nach|um|unter|über|uber|durch|wider|wieder|bei|dar|fest|los|weg|zurück|zuruck|zusammen|her|hin|statt|teil",
  fr: "re|r",
  it: "ri|pre",
  es: "re|pre",
};
