import type { AnsweredQuestion } from "./answered-question.ts";
import { sharesWords } from "./compare-words.ts";

/** Why a question of several requests was not taken as such; undefined where it was, or is one. */
export function findParseError({ intents = [], turns }: AnsweredQuestion): string | undefined {
  if (intents.length < 2) return undefined;
  if (turns.length < intents.length) {
    const unserved = turns.length === 1 ? findUnserved(intents, turns) : intents[turns.length];
    return `One request had no turn of its own: ${unserved ?? intents.at(-1)}`;
  }
  const crossed = turns.findIndex((turn, at) =>
    citesOthers(
      turn,
      turns.filter((_, other) => other !== at),
    ),
  );
  if (crossed >= 0) return `One turn cites what was found for another: ${intents[crossed] ?? ""}`;
  if (turns.some(({ status }) => status !== "OK")) return undefined;
  const served = intents.map((intent, at) => sharesWords(intent, textOf(turns[at])));
  const missed = served.findIndex((isServed) => !isServed);
  return missed >= 0 && served.includes(true)
    ? `Nothing was found for one request: ${intents[missed]}`
    : undefined;
}

type Turn = AnsweredQuestion["turns"][number];

/** The request of which the only answer says the least. */
function findUnserved(intents: readonly string[], [turn]: readonly Turn[]): string | undefined {
  const said = turn?.claims.map(({ text }) => text).join("\n") ?? "";
  return intents.find((intent) => !sharesWords(intent, said));
}

function citesOthers({ claims, retrieved }: Turn, others: readonly Turn[]): boolean {
  const own = new Set(retrieved.map(({ id }) => id));
  const foreign = new Set(others.flatMap((other) => other.retrieved.map(({ id }) => id)));
  return claims.flatMap(({ citations }) => citations).some((id) => !own.has(id) && foreign.has(id));
}

function textOf(turn: Turn | undefined): string {
  return turn?.retrieved.map(({ text }) => text).join("\n") ?? "";
}
