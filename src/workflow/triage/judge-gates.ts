/** Shares between 0 and 1; null where there is nothing to divide by. */
export interface Rates {
  /** Of the answers: right. */
  precision: number | null;
  /** Of the answerable questions: answered with a passage that holds the answer. */
  chr_answerable: number | null;
  /** The same of the answers. */
  chr_shipped: number | null;
  /** Of the answerable questions: not answered. */
  over_refusal: number | null;
  /** Of the unanswerable questions: answered all the same. */
  under_refusal: number | null;
  /** Of all: a plain refusal, or every statement with sources from what was found. */
  compliance: number | null;
}

export interface Gate {
  name: keyof Rates;
  value: number | null;
  /** At least so much, or at most where `isCeiling`. */
  limit: number;
  isCeiling: boolean;
  pass: boolean;
}

const limits = [
  { name: "precision", limit: 0.8, isCeiling: false },
  { name: "under_refusal", limit: 0.05, isCeiling: true },
  { name: "over_refusal", limit: 0.25, isCeiling: true },
  { name: "chr_answerable", limit: 0.75, isCeiling: false },
  { name: "compliance", limit: 0.98, isCeiling: false },
] as const satisfies readonly Omit<Gate, "value" | "pass">[];

/** What only writes has to keep to the form; what answers has to be right as well. */
export function judgeGates(rates: Rates, isAnswering: boolean): Gate[] {
  return limits
    .filter(({ name }) => isAnswering || name === "compliance")
    .map((gate) => {
      const value = rates[gate.name];
      const isWithin = value === null || (gate.isCeiling ? value <= gate.limit : value >= gate.limit);
      return { ...gate, value, pass: isWithin };
    });
}
