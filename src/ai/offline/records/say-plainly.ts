import { plainWordings } from "../../../lexicon/answers/plain-wordings.ts";
import { languages } from "../../../lexicon/words-by-language.ts";

/** A question in the noun that papers have for it: "how much do we bear ourselves" is the excess. As it stands where there is none. */
export function sayPlainly(text: string, language: string): string {
  const own = languages.find((one) => one === language);
  const found = own === undefined ? undefined : plainWordings[own].find(([said]) => said.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]);
}
