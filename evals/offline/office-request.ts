export type Kind =
  | "fact"
  | "form"
  | "mail"
  | "table"
  | "compute"
  | "yes-no"
  | "reason"
  | "definition"
  | "cross-language"
  | "compare"
  | "summarize"
  | "extract"
  | "draft"
  | "follow-up"
  | "not-there"
  | "greeting"
  | "general";

/**
 * Something that a right answer says: a number however grouped, words, one of several spellings, a day, or words that
 * must stand together in one statement.
 */
export type Fact =
  | number
  | string
  | readonly string[]
  | { number: number; tolerance: number }
  | { date: string }
  | { together: readonly string[] };

type Expected = "answer" | "refusal" | "smalltalk";

/** A request as it is written down; `next` is what is asked in a second round. */
interface WrittenRequest {
  id: string;
  kind: Kind;
  /** By place: own, samples, scenarios, tables or corpus, and the path there. */
  files: readonly string[];
  message: string;
  next?: string;
  facts?: readonly Fact[];
  /** Stands in the documents, and is not what was asked for. */
  nearMisses?: readonly string[];
  status?: Expected;
  formats?: readonly string[];
}

export interface OfficeRequest {
  id: string;
  language: "de" | "en" | "fr" | "it";
  kind: Kind;
  heldOut: boolean;
  rounds: readonly { message: string; files: readonly string[] }[];
  expect: {
    status: Expected;
    facts: readonly Fact[];
    nearMisses: readonly string[];
    formats: readonly string[];
  };
}

type Shared = Pick<OfficeRequest, "language" | "heldOut">;

export function toRequests(shared: Shared, written: readonly WrittenRequest[]): OfficeRequest[] {
  return written.map(({ id, kind, files, message, next, ...expected }) => ({
    ...{ ...shared, kind, id: `${shared.language}-${id}` },
    rounds: [{ message, files }, ...(next === undefined ? [] : [{ message: next, files: [] }])],
    expect: { status: "answer", facts: [], nearMisses: [], formats: [], ...expected },
  }));
}
