import type { ReadingChoice } from "../../model/task.ts";
import type { Mode } from "../../model/workflow.ts";
import type { GivenFile, Taking } from "../files/given-file.ts";

/** What a round begins with. */
export interface NewRound {
  prompt: string;
  files?: readonly GivenFile[];
  formats?: readonly string[];
  /** Where finished files go; the data folder if left out. */
  outFolder?: string;
  user?: string;
  mode?: Mode;
  /** Lower runs first; default 100. */
  priority?: number;
  /** The model to ask first, by its id; the configured one if left out. */
  model?: string;
  /** The most this round may cost. */
  budget?: number;
  /** Actions that may change the world without being approved first; "*" is all of them. */
  allow?: readonly string[];
  /** Of the refused round before it, what is proven: from what is stored, without asking a model. */
  provable?: boolean;
  /** Whether text in pictures is recognised, and in which languages. */
  reading?: ReadingChoice;
  /** Opens protected files. Kept in this process only, never stored. */
  password?: string;
  /** Told of the files while they are taken in. */
  onTaking?: (taking: Taking) => void;
}
