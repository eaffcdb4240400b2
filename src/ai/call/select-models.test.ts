import fc from "fast-check";
import { expect, test } from "vitest";
import type { ModelCard } from "../../model/calls/model-card.ts";
import { selectModels } from "./select-models.ts";
import type { SelectionRequest } from "./select-models.ts";

function card(id: string, change: Partial<ModelCard> = {}): ModelCard {
  const sizes = { contextLength: 10_000, maxTokens: 1_000, priceIn: 1, priceOut: 2 };
  const ratings = { plan: { speed: 5, quality: 5, cost: 5 } };
  return { id, provider: "openai", modelId: id, ...sizes, capabilities: ["text"], ratings, ...change };
}

const plan: SelectionRequest = {
  operation: "plan",
  priority: "quality",
  tokensIn: 100,
  maxOutputTokens: 500,
};
const names = (choices: { card: ModelCard }[]) => choices.map((choice) => choice.card.id);

test("orders by the rating for operation and priority, then price, then name", () => {
  const good = card("good", { ratings: { plan: { speed: 1, quality: 9, cost: 1 } } });
  const fast = card("fast", { ratings: { plan: { speed: 9, quality: 1, cost: 9 } } });
  const cards = [card("b"), fast, card("cheap", { priceIn: 0 }), good, card("a")];
  expect(names(selectModels(plan, cards, new Map()).order)).toEqual(["good", "cheap", "a", "b", "fast"]);
  expect(names(selectModels({ ...plan, priority: "speed" }, cards, new Map()).order)[0]).toBe("fast");
  expect(names(selectModels({ ...plan, preferred: "b" }, cards, new Map()).order)[0]).toBe("b");
});

test("says of each model that is left out why", () => {
  const cards = [
    card("small", { contextLength: 400 }),
    card("deaf", { ratings: {} }),
    card("mute", { capabilities: [] }),
    card("tired"),
  ];
  const selection = selectModels(plan, cards, new Map([["tired", { until: 99, reason: "rate-limit" }]]));
  expect(selection.order).toEqual([]);
  expect(selection.unfit.map(({ card: { id }, reason }) => `${id}: ${reason}`)).toEqual([
    "small: needs about 600 tokens, holds 400",
    "deaf: not rated for plan",
    "mute: cannot do text",
  ]);
  expect(selection.resting).toMatchObject([{ until: 99, reason: "rate-limit" }]);
});

test("needs the ability that an operation rests on", () => {
  const rated = { ratings: { imageAnalyse: { speed: 5, quality: 5, cost: 5 } } };
  const cards = [card("blind", rated), card("sees", { ...rated, capabilities: ["text", "vision"] })];
  expect(names(selectModels({ ...plan, operation: "imageAnalyse" }, cards, new Map()).order)).toEqual([
    "sees",
  ]);
});

test("gives every model exactly one place, and the same order whatever order the registry has", () => {
  const someCard = fc
    .record({ price: fc.nat(3), quality: fc.nat(3), size: fc.constantFrom(100, 10_000) })
    .map(({ price, quality, size }) => ({
      priceIn: price,
      contextLength: size,
      ratings: { plan: { speed: 1, quality, cost: 1 } },
    }));
  fc.assert(
    fc.property(fc.array(someCard, { maxLength: 8 }), fc.nat(), (changes, seed) => {
      const cards = changes.map((change, n) => card(`m${n}`, change));
      const shuffled = cards.toSorted(
        (a, b) => ((a.id.charCodeAt(1) * seed) % 7) - ((b.id.charCodeAt(1) * seed) % 7),
      );
      const one = selectModels(plan, cards, new Map());
      expect(names([...one.order, ...one.resting, ...one.unfit]).toSorted()).toEqual(
        names(cards.map((c) => ({ card: c }))).toSorted(),
      );
      expect(names(selectModels(plan, shuffled, new Map()).order)).toEqual(names(one.order));
    }),
  );
});
