import { createLayers, inner, meanOf, type LayerWeights } from "./create-layers.ts";
import { createMultiplier } from "./create-multiplier.ts";
import type { PieceBase } from "./read-base.ts";

/** Turns a text into a direction: texts that mean the like point the same way. */
export type Encode = (text: string) => Float32Array;

const mostTokens = 96;

/** A BERT of six layers over English word pieces, with weights of whole numbers; the same text gives the same direction. */
export function createEncoder({ read, embed, tokenize }: PieceBase): Encode {
  const run = createLayers(
    (at) => readLayer(at, read),
    createMultiplier({ rows: mostTokens, deepest: inner }),
  );
  return (text) => {
    const tokens = tokenize(text, mostTokens);
    const states = embed(tokens);
    run(states, tokens.length);
    return toDirection(meanOf(states, tokens.length));
  };
}

function readLayer(at: number, read: PieceBase["read"]): LayerWeights {
  const name = `encoder.layer.${at}`;
  const matrix = (...names: readonly string[]) => ({
    values: concat(names.map((own) => read(`${name}.${own}.weight`))),
    bias: concat(names.map((own) => read(`${name}.${own}.bias`))),
  });
  const norm = (own: string) => ({
    weight: read(`${name}.${own}.weight`),
    bias: read(`${name}.${own}.bias`),
  });
  return {
    attend: matrix("attention.self.query", "attention.self.key", "attention.self.value"),
    join: matrix("attention.output.dense"),
    joined: norm("attention.output.LayerNorm"),
    widen: matrix("intermediate.dense"),
    narrow: matrix("output.dense"),
    narrowed: norm("output.LayerNorm"),
  };
}

function concat(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Of length 1. */
function toDirection(mean: Float32Array): Float32Array {
  const length = Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0));
  return mean.map((value) => value / length);
}
