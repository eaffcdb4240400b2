import { factAsked } from "../../../lexicon/requests/delivered/fact-nouns.ts";
import type { TextForm } from "../../../lexicon/requests/delivered/text-forms.ts";
import type { Section } from "../../../model/unified-document.ts";
import { toParagraph } from "./claim-sections.ts";

const unproven = /\s\(could not be proven: [^()]*\)$/u;

/** What a text was to tell and was not found, each by itself: a gap that nobody sees would be filled in by the reader. */
export function tellMissing(missing: readonly string[], form: TextForm): Section[] {
  return missing.map((text, at) => {
    const lead = unproven.test(text) ? form.notProven : form.notFound;
    const thing = text
      .replace(unproven, "")
      .replace(factAsked, "")
      .replace(/[\s?]+$/u, "");
    return toParagraph(`${lead} ${thing}`, `missing-${at + 1}`);
  });
}
