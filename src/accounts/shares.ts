import { createHmac, timingSafeEqual } from "node:crypto";
import type { ShareLink } from "../model/accounts/account-records.ts";
import { Failure } from "../model/failure.ts";
import type { AccountsDeps, Doer } from "./accounts-deps.ts";
import { hashSecret, newId, newSecret } from "./secrets.ts";

const dayMs = 86_400_000;
const longestMs = 365 * dayMs;
/** How long an opened link can be read without its secret being shown again. */
const passMs = 3_600_000;

export interface NewShare {
  workflowId: string;
  /** The last event that can be seen through it. */
  upTo: number;
  sources: boolean;
  expiresInMs: number;
}

export interface Shares {
  create(userId: string, share: NewShare, doer: Doer): Promise<{ secret: string; share: ShareLink }>;
  list(userId: string, workflowId: string): Promise<ShareLink[]>;
  end(userId: string, id: string, doer: Doer): Promise<boolean>;
  /** The secret for a pass that lasts an hour, and never longer than the link. */
  open(
    id: string,
    secret: string,
    doer: Doer,
  ): Promise<{ pass: string; expiresAt: number; share: ShareLink }>;
  /** The link that a pass opens; undefined when either has ended. */
  find(id: string, pass: string): Promise<ShareLink | undefined>;
}

export function createShares({ storage, clock, random, audit }: AccountsDeps): Shares {
  return {
    async create(userId, { workflowId, upTo, sources, expiresInMs }, doer) {
      if (expiresInMs <= 0 || expiresInMs > longestMs)
        throw new Failure("invalid", "A shared link ends within a year.");
      const { secret, hash } = newSecret(random);
      const now = clock.now();
      const share: ShareLink = {
        id: newId(random, "shr"),
        ...{ hash, userId, workflowId, upTo, sources },
        createdAt: now,
        expiresAt: now + expiresInMs,
      };
      await storage.addShare(share);
      await audit(doer, { action: "share.created", target: share.id });
      return { secret, share };
    },
    async list(userId, workflowId) {
      const now = clock.now();
      return (await storage.listShares(userId, workflowId)).filter(({ expiresAt }) => expiresAt > now);
    },
    async end(userId, id, doer) {
      const isEnded = await storage.endShare(userId, id);
      if (isEnded) await audit(doer, { action: "share.ended", target: id });
      return isEnded;
    },
    async open(id, secret, doer) {
      const share = await storage.findShare(id);
      const now = clock.now();
      const isRight = isEqual(share?.hash ?? hashSecret(id), hashSecret(secret));
      if (share === undefined || !isRight || share.expiresAt <= now)
        throw new Failure("not-found", "This link has ended or was never made.");
      await audit(doer, { action: "share.opened", target: id });
      const expiresAt = Math.min(share.expiresAt, now + passMs);
      return { pass: `${expiresAt}.${signPass(share, expiresAt)}`, expiresAt, share };
    },
    async find(id, pass) {
      const [, until = "", signature = ""] = /^(\d{1,16})\.([A-Za-z0-9_-]{43})$/.exec(pass) ?? [];
      const share = await storage.findShare(id);
      const now = clock.now();
      if (share === undefined || share.expiresAt <= now || Number(until) <= now) return undefined;
      return isEqual(signPass(share, Number(until)), signature) ? share : undefined;
    },
  };
}

/** Signed with what is kept of the link's secret: ends with the link, and needs no row of its own. */
function signPass({ id, hash }: ShareLink, expiresAt: number): string {
  return createHmac("sha256", hash).update(`pass ${id} ${expiresAt}`).digest("base64url");
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
