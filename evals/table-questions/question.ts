import type { TypedTable } from "../../src/data/table/typed-table.ts";
import type { Exact } from "./exact.ts";

/** A value that is right: an exact number, a text, or nothing. */
export type Right = Exact | string | null;

/** Something asked of tables, with its plan and the answer that other code computed. */
export interface Question {
  id: string;
  asked: string;
  plan: Record<string, unknown>;
  /** Row by row, the columns of the result. */
  right: Right[][];
}

export interface QuestionSet {
  name: string;
  tables: TypedTable[];
  questions: Question[];
}

/** A question in one line: its name, what is asked, the plan, and what is right. */
export function ask(
  id: string,
  ...[asked, plan, right]: [asked: string, plan: Record<string, unknown>, right: Right[][]]
): Question {
  return { id, asked, plan, right };
}
