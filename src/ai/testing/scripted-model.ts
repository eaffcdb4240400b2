import type { ModelCard } from "../../model/calls/model-card.ts";
import { OperationType } from "../../model/calls/usage.ts";
import type { Model, ModelRequest } from "../call/model.ts";
import type { Trouble } from "../../model/calls/trouble.ts";

/** One expected call: the prompt's name, and what comes back. */
export type ScriptedCall = {
  prompt: string;
  /** Throws if the input or the text is not what it should be. */
  check?: (request: ModelRequest) => void;
} & ({ value: unknown } | { text: string } | { trouble: Trouble });

export interface ScriptedModelOptions {
  /** What differs from a free model that is offered every operation. */
  card?: Partial<ModelCard>;
}

export interface ScriptedModel extends Model {
  /** Throws if a call came that was not expected, or if one that was expected did not come. */
  done(): void;
}

const bytesPerToken = 4;
const rating = { speed: 5, quality: 5, cost: 5 };

/** A model that follows a script to the letter, in its order; for tests of whatever calls a model. */
export function createScriptedModel(
  script: readonly ScriptedCall[],
  options: ScriptedModelOptions = {},
): ScriptedModel {
  const rest = [...script];
  const surprises: Error[] = [];

  function take(request: ModelRequest): ScriptedCall {
    const expected = rest.shift();
    try {
      if (expected?.prompt !== request.prompt.name) throw new Error(describe(expected));
      expected.check?.(request);
      return expected;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const call = `call ${script.length - rest.length} of the script`;
      const surprise = new Error(`"${request.prompt.name}" came as ${call}: ${reason}`, { cause });
      // Kept, because whoever calls a model may swallow what it throws.
      surprises.push(surprise);
      throw surprise;
    }
  }

  return {
    card: toCard(options.card),
    async call(request) {
      request.signal.throwIfAborted();
      const call = take(request);
      if ("trouble" in call) return { kind: "trouble", trouble: call.trouble };
      const text = "text" in call ? call.text : JSON.stringify(call.value);
      return {
        kind: "answer",
        text,
        tokensIn: countTokens(request.text.instructions + request.text.data),
        tokensOut: countTokens(text),
        tokensCached: 0,
        tokensReasoning: 0,
        finishReason: "stop",
      };
    },
    done() {
      if (surprises[0] !== undefined) throw surprises[0];
      const names = rest.map(({ prompt }) => `"${prompt}"`).join(", ");
      if (rest.length > 0) throw new Error(`${rest.length} expected calls did not come: ${names}`);
    },
  };
}

function describe(expected: ScriptedCall | undefined): string {
  return expected === undefined ? "the script has no more calls" : `"${expected.prompt}" was expected`;
}

function toCard(changes: Partial<ModelCard> = {}): ModelCard {
  return {
    id: "scripted",
    provider: "offline",
    modelId: "scripted",
    contextLength: 131_072,
    maxTokens: 8192,
    priceIn: 0,
    priceOut: 0,
    capabilities: ["text", "jsonSchema"],
    ratings: Object.fromEntries(OperationType.options.map((operation) => [operation, rating])),
    ...changes,
  };
}

function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}
