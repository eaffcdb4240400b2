/** What the user is about to get. */
export interface ConstrainedResult {
  /** All of it that can be read, as plain text or Markdown. */
  text: string;
  /** ISO 639-1; "unknown" where nobody knows. */
  language: string;
  documents: readonly { format: string; pages?: number; slides?: number }[];
}

export interface CheckedConstraint {
  constraint: string;
  state: "kept" | "violated" | "unknown";
  /** What breaks it, as it stands in the result or as it was counted; "" where nothing does. */
  words: string;
}

/** What one rule says of one constraint; undefined where the rule has nothing to say. */
export type ConstraintFinding = Pick<CheckedConstraint, "state" | "words"> | undefined;

export const kept: ConstraintFinding = { state: "kept", words: "" };
export const unknown: ConstraintFinding = { state: "unknown", words: "" };

export function violated(words: string): ConstraintFinding {
  const plain = words.replaceAll(/\s+/gu, " ").trim();
  return { state: "violated", words: plain.length > 80 ? `${plain.slice(0, 79)}…` : plain };
}
