import type { Language } from "../../words-by-language.ts";

/**
 * What people ask of a form without naming its label: who came to check it is the inspector. A star stands for any
 * ending; several words stand in this order, others may stand between. A label begins with one of its words.
 */
export interface LabelQuestion {
  /** Whether what else is named must stand in the title: "who did the inspection" on a report of an inspection. */
  isOfTitle?: boolean;
  /** Whether it is asked of somebody, who must stand in the form. */
  isOfPerson?: boolean;
  /** A question that asks for another thing, though it has the words. */
  except?: RegExp;
  kinds: readonly (
    | "amount"
    | "count"
    | "period"
    | "person"
    | "date"
    | "place"
    | "reason"
    | "manner"
    | "thing"
    | "definition"
  )[];
  asked: Readonly<Record<Language, string>>;
  labels: Readonly<Record<Language, string>>;
}
