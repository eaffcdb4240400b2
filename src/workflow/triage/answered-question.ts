/** One turn by which a question was answered: what was looked at, and what was said of it. */
export interface Turn {
  retrieved: readonly { id: string; text: string }[];
  claims: readonly { text: string; citations: readonly string[] }[];
  /** Nothing was answered: a refusal, or claims that did not pass. */
  status: "OK" | "REFUSAL" | "REJECT";
  reason?: string | undefined;
}

export interface AnsweredQuestion {
  question: string;
  turns: readonly Turn[];
  /** The separable requests in the question, in order; left out where each is known to have had its turn. */
  intents?: readonly string[];
  /** Where somebody knows whether the documents hold the answer. */
  isAnswerable?: boolean;
}
