import { expect, test } from "vitest";
import { makeCityRequest } from "../../../test/fakes/ask-city.ts";
import { createScriptedModel } from "./scripted-model.ts";

test("answers in the order of the script: values, texts and troubles", async () => {
  const trouble = { kind: "overload", message: "busy" } as const;
  const model = createScriptedModel([
    { prompt: "find-city", value: { city: "Bern" } },
    { prompt: "find-city", text: "no JSON" },
    { prompt: "find-city", trouble },
  ]);
  expect(await model.call(makeCityRequest())).toEqual({
    kind: "answer",
    text: '{"city":"Bern"}',
    tokensIn: 7,
    tokensOut: 4,
    tokensCached: 0,
    tokensReasoning: 0,
    finishReason: "stop",
  });
  expect(await model.call(makeCityRequest())).toMatchObject({ text: "no JSON" });
  expect(() => model.done()).toThrow('1 expected calls did not come: "find-city"');
  expect(await model.call(makeCityRequest())).toEqual({ kind: "trouble", trouble });
  model.done();
});

test("names what came and what was expected, and remembers it if the caller swallows it", async () => {
  const model = createScriptedModel([{ prompt: "split-intents", value: {} }]);
  const complaint = '"find-city" came as call 1 of the script: "split-intents" was expected';
  await expect(model.call(makeCityRequest())).rejects.toThrow(complaint);
  expect(() => model.done()).toThrow(complaint);
});

test("a call beyond the script is unexpected", async () => {
  const model = createScriptedModel([]);
  await expect(model.call(makeCityRequest())).rejects.toThrow("the script has no more calls");
});

test("a check sees the request, and its complaint is passed on", async () => {
  const check = ({ text }: { text: { data: string } }) => expect(text.data).toContain("Which village?");
  const model = createScriptedModel([{ prompt: "find-city", check, value: {} }]);
  await expect(model.call(makeCityRequest())).rejects.toThrow("Which village?");
});

test("obeys the signal before it takes a call from the script", async () => {
  const model = createScriptedModel([{ prompt: "find-city", value: {} }], { card: { priceIn: 3 } });
  await expect(model.call(makeCityRequest({ signal: AbortSignal.abort("stop") }))).rejects.toBe("stop");
  await model.call(makeCityRequest());
  model.done();
  expect(model.card).toMatchObject({ id: "scripted", priceIn: 3 });
});
