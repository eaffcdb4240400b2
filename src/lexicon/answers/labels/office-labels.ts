import type { LabelQuestion } from "./label-question.ts";
import { officeOccasions } from "./office-occasions.ts";
import { officeRoles } from "./office-roles.ts";
import type { Language } from "../../words-by-language.ts";

/** What is said beside such a question and means no label. */
export const besideLabels: Readonly<Record<Language, string>> = {
  en: "came|come|comes|coming|visited|visit|while|during|away",
  de: "kam|kommt|gekommen|kommen|vorbei|vorbeigekommen|während|solange|weg",
  fr: "venu|venue|vient|venir|passé|passée|passer|pendant|durant|absent|absente",
  it: "venuto|venuta|viene|venire|passato|passata|mentre|durante|via",
  es: "vino|venido|viene|venir|pasó|mientras|durante",
};

export const officeLabels: readonly LabelQuestion[] = [...officeRoles, ...officeOccasions];
