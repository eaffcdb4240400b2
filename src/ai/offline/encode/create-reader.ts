import { createLayers, inner, meanOf, width, type LayerWeights } from "./create-layers.ts";
import { createMultiplier } from "./create-multiplier.ts";
import type { PieceBase } from "./read-base.ts";
import { readTensors } from "./read-tensors.ts";

/** What is read in one go, in English. */
export interface JointReading {
  question: string;
  /** What stands over the sentence. */
  heading: string;
  sentence: string;
}

/** How surely the sentence answers the question: above 0 more likely than not, if no other one does. */
export type Read = (reading: JointReading) => number;

const most = { question: 40, heading: 14, sentence: 60 };
const mostTokens = most.question + most.heading + most.sentence + 4;
/** More than a text of any of them has. */
const longest = 120;

/** The encoder's own kin, fitted to questions and answers: it reads both together, so that each word meets each other. */
export function createReader(weights: Uint8Array, { tokenize, embed }: PieceBase): Read {
  const { values } = readTensors(weights);
  const multiplier = createMultiplier({ rows: mostTokens, deepest: inner });
  const run = createLayers((at) => readLayer(at, values), multiplier);
  const head = multiplier.add({ values: values("head.weight"), bias: values("head.bias"), depth: width });
  const [out, [base = 0]] = [values("out.weight"), values("out.bias")];
  const kinds = values("kinds");
  const norm = { weight: values("norm.weight"), bias: values("norm.bias") };
  const [first = 0, last = 0] = tokenize("", longest);
  const piecesOf = (text: string) => tokenize(text, longest).slice(1, -1);
  return ({ question, heading, sentence }) => {
    const asked = piecesOf(question).slice(0, most.question);
    const over = piecesOf(heading).slice(-most.heading);
    const said = piecesOf(sentence).slice(0, most.sentence);
    const parts = [
      [first, ...asked, last],
      [...over, last],
      [...said, last],
    ];
    const tokens = parts.flat();
    const states = embed(tokens, {
      of: parts.flatMap((part, at) => part.map(() => at)),
      values: kinds,
      norm,
    });
    run(states, tokens.length);
    const seen = multiplier.multiply(meanOf(states, tokens.length), 1, head);
    return seen.reduce((sum, value, at) => sum + Math.tanh(value) * (out[at] ?? 0), base);
  };
}

function readLayer(at: number, values: (name: string) => Float32Array): LayerWeights {
  const matrix = (own: string) => ({
    values: values(`layer.${at}.${own}.weight`),
    bias: values(`layer.${at}.${own}.bias`),
  });
  const norm = (own: string) => ({
    weight: values(`layer.${at}.${own}.weight`),
    bias: values(`layer.${at}.${own}.bias`),
  });
  return {
    ...{ attend: matrix("attend"), join: matrix("join"), joined: norm("joined") },
    ...{ widen: matrix("widen"), narrow: matrix("narrow"), narrowed: norm("narrowed") },
  };
}
