import type { AiTurn } from "../../model/calls/ai-turn.ts";
import type { LineLevel, Log } from "./create-logger.ts";
import type { Telemetry } from "./telemetry.ts";

export type Observer = Pick<Telemetry, "ai" | "step">;

const levels = {
  answered: "info",
  troubled: "warn",
  asked: "debug",
  selected: "debug",
  remembered: "debug",
} as const satisfies Record<AiTurn["turn"], LineLevel>;

/** Tells logs and telemetry of every turn: one readable line each, with its facts as data. */
export function observe(deps: { log: Log; telemetry: Observer }): Observer {
  const { log, telemetry } = deps;
  return {
    ai(turn) {
      telemetry.ai(turn);
      const level = levels[turn.turn];
      if (!log.enabled(level)) return;
      const { callId, run, operation, prompt, promptVersion } = turn;
      const { facts, line } = describe(turn);
      log[level]({ turn: turn.turn, callId, run, operation, prompt, promptVersion, ...facts }, line);
    },
    step(turn) {
      telemetry.step(turn);
      if (!log.enabled("debug")) return;
      const { runId: run, index, name } = turn;
      log.debug({ turn: turn.turn, run, index, name }, `step ${index} "${name}" ${turn.turn}`);
    },
  };
}

/** Facts are named one by one, so that nothing a turn may carry one day gets out unseen. */
function describe(turn: AiTurn): { facts: object; line: string } {
  const { prompt } = turn;
  switch (turn.turn) {
    case "answered": {
      const { model, provider, milliseconds, bytesOut, price, currency, finishReason } = turn;
      const { tokensIn, tokensOut, tokensCached, tokensReasoning } = turn;
      const tokens = { tokensIn, tokensOut, tokensCached, tokensReasoning };
      return {
        facts: { model, provider, milliseconds, bytesOut, price, currency, finishReason, ...tokens },
        line: `${model} answered "${prompt}" in ${milliseconds} ms: ${tokensIn} tokens in, ${tokensOut} out, ${price} ${currency}`,
      };
    }
    case "troubled": {
      const { model, provider, milliseconds, kind, message, retryAfterMs, next } = turn;
      return {
        facts: { model, provider, milliseconds, kind, message, retryAfterMs, next },
        line: `${model} did not answer "${prompt}", after ${milliseconds} ms: ${kind}, ${next}`,
      };
    }
    case "asked": {
      const { model, provider, bytesIn, estimatedTokensIn } = turn;
      return {
        facts: { model, provider, bytesIn, estimatedTokensIn },
        line: `${model} is asked "${prompt}" with ${bytesIn} bytes`,
      };
    }
    case "selected": {
      const order = turn.order.map(({ model, reason }) => ({ model, reason }));
      const names = order.map(({ model }) => model).join(", ");
      return { facts: { order }, line: `"${prompt}" goes to ${names === "" ? "nobody" : names}` };
    }
    case "remembered":
      return { facts: {}, line: `"${prompt}" was answered before` };
  }
}
