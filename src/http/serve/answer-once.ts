import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { parseJson } from "../../lib/json/parse-json.ts";
import { shortHash } from "../../lib/hash.ts";
import { Failure } from "../../model/failure.ts";
import type { OwnDossier } from "../../app/own/own-dossier.ts";
import type { HttpRoute, RouteCall, HttpInput, RouteReply } from "../define-route.ts";

const KeptAnswer = z.object({ status: z.number(), body: z.unknown().optional() });

const keyShape = /^[\x21-\x7e]{1,200}$/;
/** How long somebody else may take to answer the same request before it counts as broken off. */
const patienceMs = 15_000;
const lookEveryMs = 100;

interface Keyed {
  route: HttpRoute;
  input: HttpInput;
  call: RouteCall;
}

/** A request with an Idempotency-Key is carried out once; whoever sends it again gets the first answer. */
export async function answerOnce(
  { route, input, call }: Keyed,
  work: (call: RouteCall) => Promise<RouteReply>,
): Promise<RouteReply> {
  const given = call.incoming.headers["idempotency-key"];
  const { caller, services } = call;
  if (given === undefined || caller === undefined) return work(call);
  if (typeof given !== "string" || !keyShape.test(given))
    throw new Failure("invalid", "The Idempotency-Key has to be 1 to 200 visible ASCII characters.");
  const { requests } = services.dossier.as(caller);
  const key = `${route.name} ${given}`;
  const hash = shortHash([route.name, input.params, input.body], 32);
  const there = await claim(requests, { key, hash, now: () => services.clock.now() });
  if ("answered" in there) return there.answered;
  const { begunAt } = there;
  try {
    const reply = await work(begunAt === undefined ? call : begun(call, begunAt));
    if (reply instanceof Response) return reply;
    const { status, body } = reply;
    await requests.answer(key, JSON.stringify({ status, body }));
    return reply;
  } catch (error) {
    await requests.forget(key).catch(() => undefined);
    throw error;
  }
}

function begun(call: RouteCall, begunAt: number): RouteCall {
  const { caller, services, incoming, requestId, request, address, signal } = call;
  return { caller, services, incoming, requestId, request, address, signal, begunAt };
}

/** The answer that is there, once it is; otherwise the request is ours to carry out, perhaps not for the first time. */
async function claim(
  requests: OwnDossier["requests"],
  { key, hash, now }: { key: string; hash: string; now(): number },
): Promise<{ answered: RouteReply } | { begunAt?: number }> {
  for (;;) {
    const kept = await requests.begin(key, hash);
    if (kept === undefined) return {};
    if (kept.hash !== hash)
      throw new Failure("invalid", "This Idempotency-Key was used for another request. Take a new one.");
    if (kept.answer !== undefined) {
      const parsed = parseJson(kept.answer);
      const { status, body } = KeptAnswer.parse(parsed.ok ? parsed.value : undefined);
      return { answered: { status, body, headers: { "idempotency-replayed": "true" } } };
    }
    const { createdAt } = kept;
    if (now() - createdAt > patienceMs && (await requests.takeOver(key, createdAt)))
      return { begunAt: createdAt };
    await wait(lookEveryMs);
  }
}
