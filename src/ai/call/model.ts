import type { ModelCard } from "../../model/calls/model-card.ts";
import type { Trouble } from "../../model/calls/trouble.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";
import type { ImageAnswer, ImageRequest } from "../images/image-request.ts";

export interface ModelPicture {
  mediaType: string;
  data: Uint8Array;
}

export interface ModelRequest<Input = unknown> {
  prompt: Prompt<Input, unknown>;
  /** The typed input beside its text: the built-in model reads this, every other one reads the text. */
  input: Input;
  /** First what never changes, then what does, so that providers can cache the beginning. */
  text: { instructions: string; data: string };
  /** Pictures that go along, small enough for any provider. */
  pictures?: readonly ModelPicture[];
  /** The answer's JSON Schema, for models that can be held to one; none where an answer may be cut off. */
  jsonSchema?: Record<string, unknown>;
  /** How the answer begins, for models that go on from there. */
  prefill?: string;
  /** Told each piece of text as it comes; without it the answer comes whole. */
  onText?: (text: string) => void;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface ModelAnswer {
  kind: "answer";
  text: string;
  tokensIn: number;
  tokensOut: number;
  tokensCached: number;
  tokensReasoning: number;
  finishReason: string;
}

/** The one interface of every model, the built-in offline one included. It throws only when the signal fires. */
export interface Model {
  card: ModelCard;
  call(request: ModelRequest): Promise<ModelAnswer | { kind: "trouble"; trouble: Trouble }>;
  /** Absent where it makes no pictures. */
  draw?(request: ImageRequest): Promise<ImageAnswer | { kind: "trouble"; trouble: Trouble }>;
}
