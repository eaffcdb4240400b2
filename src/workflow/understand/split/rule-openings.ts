import { ruleOpenings } from "../../../lexicon/messages/rule-openings.ts";

/** Openings of sentences that rule how the answer must be. */
export const ruleOpening = new RegExp(
  "^[\\s\"'“”(*-]*(?:please\\s+|bitte\\s+|and\\s+|also,?\\s+)*(?:" + ruleOpenings.join("|") + ")",
  "iu",
);
