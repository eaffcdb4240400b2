import type { ModelCard, Priority } from "../../model/calls/model-card.ts";
import type { Usage } from "../../model/calls/usage.ts";
import type { Place } from "../../model/workflow.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";
import type { ModelPicture } from "./model.ts";

export interface AiCall<Input, Output> {
  prompt: Prompt<Input, Output>;
  /** As it is, or made for the model at hand: what is left of a long content is re-sized when the model changes. */
  input: Input | ((card: ModelCard) => Input);
  priority?: Priority;
  /** Pictures that go along; the input names them by their hashes, so that other pictures are another question. */
  pictures?: readonly ModelPicture[];
  /** Models to be asked only where no other is usable, such as the writer of what is judged. */
  avoid?: readonly string[];
  /** Which step of which run asks: the same step asking the same thing gets the recorded answer. */
  run: string;
  stepKey: string;
  place: Place;
  signal: AbortSignal;
  /** Reads an answer where more than the prompt's schema decides; by that schema alone if left out. */
  read?: (text: string) => ReadAnswer<Output>;
}

/** An answer as it can be used, or what to tell the model that gave it. */
export type ReadAnswer<Output> = { ok: true; value: Output } | { ok: false; complaint: string };

/** What came back, every answer that was paid for on the way, and what was wrong with those before it. */
export type AiReply<Output> =
  | { kind: "value"; value: Output; usage: Usage[]; complaints: string[] }
  | { kind: "unusable"; complaint: string; usage: Usage[]; complaints: string[] };
