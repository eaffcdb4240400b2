import type { SignInSession, UserAccount } from "../model/accounts/account-records.ts";
import type { AttemptRate } from "../model/accounts/account-storage.ts";
import type { AccessScope, Caller } from "../model/accounts/caller.ts";
import { Failure } from "../model/failure.ts";
import { shortHash } from "../lib/hash.ts";
import type { AccountsDeps, Doer } from "./accounts-deps.ts";
import { hashSecret, newId, newSecret } from "./secrets.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const idleMs = 7 * dayMs;
const absoluteMs = 30 * dayMs;
const longestAgent = 200;

/** From one address on one name, on one name from anywhere, from one address on any name. */
const rates = {
  pair: { capacity: 5, refillMs: minuteMs },
  name: { capacity: 50, refillMs: minuteMs },
  address: { capacity: 30, refillMs: 10_000 },
  note: { capacity: 1, refillMs: minuteMs },
} satisfies Record<string, AttemptRate>;

export interface SignedIn {
  /** For the cookie; kept nowhere. */
  secret: string;
  expiresAt: number;
  session: SignInSession;
  user: UserAccount;
}

/** Who holds a session, and which. */
export interface SessionHolder {
  caller: Caller;
  sessionId: string;
}

export interface Sessions {
  /** Signs in by name and password; a wrong one and an unknown name look and take the same. */
  signIn(credentials: { name: string; password: string }, doer: Doer & { agent: string }): Promise<SignedIn>;
  /** A session for a user who has shown who they are in another way. */
  open(user: UserAccount, doer: Doer & { agent: string }): Promise<SignedIn>;
  /** The hot path: one look-up by hash. Undefined when it is unknown, ended or too old. */
  find(secret: string): Promise<SessionHolder | undefined>;
  list(userId: string): Promise<SignInSession[]>;
  end(userId: string, id: string, doer: Doer): Promise<boolean>;
  endOthers(userId: string, exceptId: string | undefined, doer: Doer): Promise<void>;
}

export function createSessions(deps: AccountsDeps): Sessions {
  const { storage, clock, random, audit } = deps;
  /** Told from what is stored once, as long as that stays the same. */
  const holders = new WeakMap<object, SessionHolder>();
  const open: Sessions["open"] = async (user, { address, agent }) => {
    const now = clock.now();
    const { secret, hash } = newSecret(random);
    const session: SignInSession = {
      id: newId(random, "ses"),
      hash,
      userId: user.id,
      createdAt: now,
      seenAt: now,
      expiresAt: now + absoluteMs,
      address,
      agent: agent.slice(0, longestAgent),
    };
    await storage.addSession(session);
    await audit({ userId: user.id, address }, { action: "session.opened", target: session.id });
    return { secret, expiresAt: session.expiresAt, session, user };
  };
  return {
    open,
    signIn: (credentials, doer) => signIn(credentials, doer, { ...deps, open }),
    async find(secret) {
      const hash = hashSecret(secret);
      const found = await storage.findSession(hash);
      const now = clock.now();
      if (found === undefined || found.disabledAt !== null) return undefined;
      if (found.expiresAt <= now || found.seenAt + idleMs <= now) return undefined;
      if (now - found.seenAt >= minuteMs) await storage.touchSession(hash, now);
      const known = holders.get(found);
      if (known !== undefined) return known;
      const caller = { userId: found.userId, role: found.role, scopes: scopesOf(found.role) };
      const holder = { caller, sessionId: found.id };
      holders.set(found, holder);
      return holder;
    },
    async list(userId) {
      const now = clock.now();
      const all = await storage.listSessions(userId);
      return all.filter(({ expiresAt, seenAt }) => expiresAt > now && seenAt + idleMs > now);
    },
    async end(userId, id, doer) {
      const isEnded = await storage.endSession(userId, id);
      if (isEnded) await audit(doer, { action: "session.ended", target: id });
      return isEnded;
    },
    async endOthers(userId, exceptId, doer) {
      await storage.endSessions(userId, exceptId);
      await audit(doer, { action: "sessions.ended", target: userId });
    },
  };
}

/** What a role may do at all; a token may be given less. */
export function scopesOf(role: Caller["role"]): AccessScope[] {
  return role === "admin" ? ["read", "run", "admin"] : ["read", "run"];
}

async function signIn(
  { name, password }: { name: string; password: string },
  doer: Doer & { agent: string },
  { storage, clock, passwords, audit, open }: AccountsDeps & Pick<Sessions, "open">,
): Promise<SignedIn> {
  const { address } = doer;
  const whom = shortHash(name.normalize("NFKC").toLowerCase());
  const pair = `pair ${whom} ${address}`;
  // the address first: whoever tries name after name fills no table
  const buckets = [
    [`address ${address}`, rates.address],
    [pair, rates.pair],
    [`name ${whom}`, rates.name],
  ] as const;
  for (const [key, rate] of buckets) {
    if (await storage.takeAttempt(key, rate, clock.now())) continue;
    if (await storage.takeAttempt(`note ${address}`, rates.note, clock.now()))
      await audit(doer, { action: "session.throttled", outcome: "refused" });
    throw new Failure("throttled", "Too many attempts to sign in. Try again in a minute.", {
      retryable: true,
    });
  }
  const user = await storage.findUserByName(name);
  const isRight = await passwords.verify(password, user?.password);
  if (user === undefined || user.password === null || !isRight || user.disabledAt !== null) {
    await audit(doer, { action: "session.refused", target: user?.id ?? "-", outcome: "refused" });
    throw new Failure("unauthorized", "The name or the password is wrong.");
  }
  await storage.forgetAttempts(pair);
  if (passwords.isWeak(user.password))
    await storage.changeUser({ ...user, password: await passwords.hash(password) });
  return open(user, doer);
}
