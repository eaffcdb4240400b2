import { expect, test } from "vitest";
import type { AiTurn } from "../../model/calls/ai-turn.ts";
import type { StepTurn } from "../../engine/engine-port.ts";
import type { LineLevel, Log } from "./create-logger.ts";
import { observe } from "./observe.ts";

const call = {
  callId: "c1",
  run: "r1",
  operation: "plan",
  prompt: "analyse-request",
  promptVersion: 2,
} as const;
const model = { model: "gpt-5", provider: "openai" };
const turns: AiTurn[] = [
  {
    ...call,
    turn: "selected",
    order: [
      { model: "gpt-5", reason: "best" },
      { model: "local", reason: "next" },
    ],
  },
  { ...call, ...model, turn: "asked", bytesIn: 900, estimatedTokensIn: 220 },
  {
    ...call,
    ...model,
    turn: "troubled",
    milliseconds: 30,
    kind: "overload",
    message: "busy",
    next: "ask-again",
  },
  {
    ...{
      ...call,
      ...model,
      turn: "answered",
      milliseconds: 812,
      bytesOut: 340,
      price: 0.0031,
      currency: "CHF",
    },
    ...{ tokensIn: 1_200, tokensOut: 85, tokensCached: 0, tokensReasoning: 0, finishReason: "stop" },
  },
  { ...call, turn: "remembered" },
];
const stepTurn: StepTurn = { runId: "r1", index: 3, name: "generate", turn: "recorded" };

function listen(enabled: (level: LineLevel) => boolean) {
  const lines: { level: LineLevel; message: string; fields: object }[] = [];
  const write = (level: LineLevel) => (fields: object, message: string) => {
    lines.push({ level, message, fields });
  };
  const log: Log = {
    enabled,
    ...{ debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") },
  };
  const told: unknown[] = [];
  const telemetry = {
    ai: (turn: AiTurn) => void told.push(turn),
    step: (turn: StepTurn) => void told.push(turn),
  };
  const observer = observe({ log, telemetry });
  for (const turn of turns) observer.ai(turn);
  observer.step(stepTurn);
  return { lines, told };
}

test("each turn makes one readable line, and telemetry hears of it", () => {
  const { lines, told } = listen(() => true);
  expect(lines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'debug: "analyse-request" goes to gpt-5, local',
    'debug: gpt-5 is asked "analyse-request" with 900 bytes',
    'warn: gpt-5 did not answer "analyse-request", after 30 ms: overload, ask-again',
    'info: gpt-5 answered "analyse-request" in 812 ms: 1200 tokens in, 85 out, 0.0031 CHF',
    'debug: "analyse-request" was answered before',
    'debug: step 3 "generate" recorded',
  ]);
  expect(lines[2]?.fields).toMatchObject({ callId: "c1", run: "r1", kind: "overload", message: "busy" });
  expect(told).toEqual([...turns, stepTurn]);
});

test("a line nobody would read is not put together, and telemetry hears of it all the same", () => {
  const { lines, told } = listen((level) => level === "warn");
  expect(lines.map(({ level }) => level)).toEqual(["warn"]);
  expect(told).toHaveLength(6);
});

test("what a turn carries beyond its facts is not logged", () => {
  const { fields } = listen(() => true).lines[3] ?? {};
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(
    [
      ...[
        "turn",
        "callId",
        "run",
        "operation",
        "prompt",
        "promptVersion",
        "model",
        "provider",
        "milliseconds",
      ],
      ...["bytesOut", "price", "currency", "finishReason"],
      ...["tokensIn", "tokensOut", "tokensCached", "tokensReasoning"],
    ].toSorted(),
  );
});
