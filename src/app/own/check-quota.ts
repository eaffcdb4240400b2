import { randomBytes } from "node:crypto";
import type { UserQuota } from "../../model/accounts/account-records.ts";
import { Failure } from "../../model/failure.ts";
import type { OwnBase } from "./own-base.ts";

const dayMs = 86_400_000;
const monthMs = 30 * dayMs;

/** Before work begins: what the user may still spend and start. A new round is counted. */
export async function checkWorkQuota(
  user: string,
  { isNewRound }: { isNewRound: boolean },
  base: OwnBase,
): Promise<void> {
  const { store, clock, config } = base;
  const { pricePerMonth, roundsPerDay } = await quotaOf(user, base);
  const now = clock.now();
  if (pricePerMonth !== undefined && (await store.quotas.priceOf(user, now - monthMs)) >= pricePerMonth)
    throw new Failure(
      "budget",
      `Your ${pricePerMonth} ${config.currency} for thirty days are used up. An admin can raise the quota.`,
    );
  if (roundsPerDay === undefined || !isNewRound) return;
  const start = { id: randomBytes(9).toString("hex"), user, at: now, since: now - dayMs, most: roundsPerDay };
  if (!(await store.quotas.takeRound(start)))
    throw new Failure(
      "throttled",
      `You have started ${roundsPerDay} rounds within a day, which is your quota.`,
    );
}

/** The content, cut off with a failure where it would go beyond what the user may keep. */
export async function withinStorage(
  user: string,
  content: AsyncIterable<Uint8Array>,
  base: OwnBase,
): Promise<AsyncIterable<Uint8Array>> {
  const { bytes: most } = await quotaOf(user, base);
  if (most === undefined) return content;
  const full = () =>
    new Failure(
      "limit",
      `Your ${most} bytes of storage are used up. Delete workflows or files, or ask an admin.`,
    );
  let left = most - (await base.store.quotas.bytesOf(user));
  if (left <= 0) throw full();
  return (async function* () {
    for await (const chunk of content) {
      left -= chunk.byteLength;
      if (left < 0) throw full();
      yield chunk;
    }
  })();
}

/** What a user keeps and has spent in thirty days: counts and costs, and nothing of what they are about. */
export async function spentBy(user: string, { store, clock, config }: OwnBase): Promise<SpentQuota> {
  const bytes = await store.quotas.bytesOf(user);
  const price = await store.quotas.priceOf(user, clock.now() - monthMs);
  return { bytes, price, currency: config.currency };
}

export interface SpentQuota {
  bytes: number;
  price: number;
  currency: string;
}

/** What the account says goes before what all have. */
async function quotaOf(user: string, { accounts, config }: OwnBase): Promise<UserQuota> {
  const own = await accounts.users.get(user);
  return { ...config.quota, ...own?.quota };
}
