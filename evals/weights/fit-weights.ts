import type { Example } from "./read-examples.ts";

/** How much each thing that is seen counts. */
export interface Weights {
  place: Record<string, number>;
  none: Record<string, number>;
}

/** Plain arrays: they are gone over some million times. */
interface Vector {
  names: Int32Array;
  values: Float64Array;
}

interface Row {
  places: readonly { vector: Vector; isAnswer: boolean }[];
  none: Vector;
  hasAnswer: boolean;
  weight: number;
}

const pace = 0.05;
/** The sample and the requests are fewer than our own questions, and count as much. */
const weightOf = ({ set }: Example) => (set === "qa" || set === "requests" ? 2 : 1);

export interface FitWay {
  /** What is seen seldom shall not count much: how little. */
  shrink: number;
  rounds: number;
}

/** The weights under which the right sentence, or none, is likeliest; the same for the same examples. */
export function fitWeights(examples: readonly Example[], way: FitWay): Weights {
  const names = new Map<string, number>();
  const toVector = (features: ReadonlyMap<string, number>, half: string): Vector => ({
    names: Int32Array.from(features.keys(), (name) => {
      const key = `${half}:${name}`;
      const at = names.get(key) ?? names.size;
      names.set(key, at);
      return at;
    }),
    values: Float64Array.from(features.values()),
  });
  const rows = examples.map((example): Row => ({
    places: example.places.map(({ features, isAnswer }) => ({
      vector: toVector(features, "place"),
      isAnswer,
    })),
    none: toVector(example.none, "none"),
    hasAnswer: example.isAnswerable && example.places.some(({ isAnswer }) => isAnswer),
    weight: weightOf(example),
  }));
  const weights = descend(rows, names.size, way);
  const half = (own: string) =>
    Object.fromEntries(
      [...names].flatMap(([key, at]) => {
        const [name, ...rest] = key.split(":");
        return name === own ? [[rest.join(":"), Math.round((weights[at] ?? 0) * 1_000) / 1_000]] : [];
      }),
    );
  return { place: half("place"), none: half("none") };
}

/** Adam, over all rows at once. */
function descend(rows: readonly Row[], size: number, { shrink, rounds }: FitWay): Float64Array {
  const weights = new Float64Array(size);
  const [mean, square] = [new Float64Array(size), new Float64Array(size)];
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(size);
    for (const row of rows) addSlope(row, weights, slope);
    for (let at = 0; at < size; at += 1) {
      const step = (slope[at] ?? 0) / total + shrink * (weights[at] ?? 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * step;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * step * step;
      const speed = (mean[at] ?? 0) / (1 - 0.9 ** round);
      weights[at] =
        (weights[at] ?? 0) - (pace * speed) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return weights;
}

function addSlope(
  { places, none, hasAnswer, weight }: Row,
  weights: Float64Array,
  slope: Float64Array,
): void {
  const scores = [none, ...places.map(({ vector }) => vector)].map((vector) => dot(vector, weights));
  const top = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const parts = scores.map((score) => Math.exp(score - top));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const isRight = [!hasAnswer, ...places.map(({ isAnswer }) => hasAnswer && isAnswer)];
  const right = parts.reduce((sum, part, at) => (isRight[at] === true ? sum + part : sum), 0);
  for (const [at, vector] of [none, ...places.map((place) => place.vector)].entries()) {
    const part = parts[at] ?? 0;
    const difference = weight * (part / all - (isRight[at] === true ? part / right : 0));
    const { names, values } = vector;
    for (let own = 0; own < names.length; own += 1) {
      const name = names[own] ?? 0;
      slope[name] = (slope[name] ?? 0) + difference * (values[own] ?? 0);
    }
  }
}

function dot({ names, values }: Vector, weights: Float64Array): number {
  let sum = 0;
  for (let own = 0; own < names.length; own += 1) sum += (values[own] ?? 0) * (weights[names[own] ?? 0] ?? 0);
  return sum;
}
