import { z } from "zod";
import { shortHash } from "../../lib/hash.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { Usage } from "../../model/calls/usage.ts";
import type { Place } from "../../model/workflow.ts";
import { Failure } from "../../model/failure.ts";
import { tooDear } from "../call/budget.ts";
import { priceOf } from "../call/price-of.ts";
import type { AnswerDeps } from "../call/recorded-answer.ts";
import { selectModels } from "../call/select-models.ts";
import type { ImageAnswer, ImageWish } from "./image-request.ts";
import { dearestPrice, priceOfImages } from "./price-of-images.ts";

/** Pictures that are asked for; called inside a step. */
export interface DrawCall {
  wish: ImageWish;
  run: string;
  stepKey: string;
  place: Place;
  signal: AbortSignal;
}

export interface Drawn {
  model: string;
  images: Uint8Array[];
  warnings: string[];
  usage: Usage;
}

/** As the ledger keeps it: paid for once, however often the step is begun. */
const LedgerImages = z.object({
  model: z.string(),
  images: z.array(z.base64()),
  warnings: z.array(z.string()),
  tokensIn: z.number(),
  tokensOut: z.number(),
  price: z.number(),
  milliseconds: z.number(),
});
type LedgerImages = z.infer<typeof LedgerImages>;

const name = "generate-image";
const operation = "imageGenerate";

/** Draws by the best model that is well and can be paid for; the next one where it declines or fails. */
export async function drawImages(call: DrawCall, deps: AnswerDeps): Promise<Drawn> {
  const { wish, run, stepKey, place } = call;
  const key = shortHash({ step: stepKey, name, wish, attempt: deps.attempt ?? 0 }, 32);
  const recorded = await deps.ledger.find(run, key);
  const entry =
    recorded === undefined ? await drawAndRecord(call, key, deps) : LedgerImages.parse(JSON.parse(recorded));
  const { model, warnings, tokensIn, tokensOut, price, milliseconds } = entry;
  const images = entry.images.map((data): Uint8Array => Buffer.from(data, "base64"));
  const usage: Usage = {
    ...{ id: `${run}-${key}`, model, operation, prompt: name, promptVersion: 1 },
    ...{ tokensIn, tokensOut, tokensCached: 0, tokensReasoning: 0, price, milliseconds },
    ...{ bytesIn: Buffer.byteLength(wish.prompt), units: { images: images.length } },
    bytesOut: images.reduce((sum, { byteLength }) => sum + byteLength, 0),
    ...{ currency: deps.currency, ...place },
  };
  await deps.report(usage);
  return { model, images, warnings, usage };
}

async function drawAndRecord(
  { wish, run, signal }: DrawCall,
  key: string,
  deps: AnswerDeps,
): Promise<LedgerImages> {
  const { clock, ledger } = deps;
  const before = clock.now();
  const { card, answer } = await askOneAfterTheOther(wish, signal, deps);
  const { images, warnings, tokensIn, tokensOut } = answer;
  const entry = {
    ...{ model: card.id, warnings, tokensIn, tokensOut, price: paidFor(card, wish, answer) },
    ...{
      images: images.map((data) => Buffer.from(data).toString("base64")),
      milliseconds: clock.now() - before,
    },
  };
  await ledger.record(run, key, JSON.stringify(entry));
  return entry;
}

async function askOneAfterTheOther(
  wish: ImageWish,
  signal: AbortSignal,
  { pool, budget, currency }: AnswerDeps,
): Promise<{ card: ModelCard; answer: ImageAnswer }> {
  const { preferred, health } = pool;
  const request = { operation, priority: "quality", tokensIn: 0, maxOutputTokens: 0 } as const;
  const { order } = selectModels({ ...request, ...(preferred && { preferred }) }, pool.cards, health.now());
  const troubles: string[] = [];
  for (const { card } of order) {
    const price = dearestPrice(card, wish);
    if (!budget.fits(price)) throw tooDear(budget.left(), price, currency);
    const settle = budget.reserve(price);
    let paid = 0;
    try {
      const result = await (await pool.open(card)).draw?.({ ...wish, signal });
      if (result?.kind === "images" && result.images.length > 0) {
        paid = paidFor(card, wish, result);
        health.wentWell(card.id);
        return { card, answer: result };
      }
      if (result?.kind === "trouble") health.wentWrong(card.id, result.trouble);
      troubles.push(`${card.id}: ${result?.kind === "trouble" ? result.trouble.message : "no picture came"}`);
    } finally {
      settle(paid);
    }
  }
  if (troubles.length === 0)
    throw new Failure(
      "unsupported",
      'No model that is set up can draw pictures. "dossier models" lists those that could.',
    );
  throw new Failure("unavailable", `No picture could be had. ${troubles.join("; ")}.`);
}

function paidFor(card: ModelCard, wish: ImageWish, answer: ImageAnswer): number {
  const drawn = { ...wish, count: answer.images.length };
  return priceOfImages(card, drawn) ?? priceOf(card, { ...answer, tokensCached: 0 });
}
