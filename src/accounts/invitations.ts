import type { Invitation, UserAccount } from "../model/accounts/account-records.ts";
import type { CallerRole } from "../model/accounts/caller.ts";
import { Failure } from "../model/failure.ts";
import type { AccountsDeps, Doer } from "./accounts-deps.ts";
import { checkPassword } from "./check-password.ts";
import { hashSecret, newId, newSecret } from "./secrets.ts";
import { toAccount } from "./users.ts";
import type { Users } from "./users.ts";

const dayMs = 86_400_000;
const usualDays = { setup: 1, invitation: 7, reset: 1 } satisfies Record<Invitation["kind"], number>;

export interface MadeInvitation {
  id: string;
  secret: string;
  expiresAt: number;
}

export interface Invitations {
  /** For the first admin; earlier ones end. Fails once there is an admin. */
  setUp(doer: Doer): Promise<MadeInvitation>;
  invite(role: CallerRole, doer: Doer, expiresInMs?: number): Promise<MadeInvitation>;
  /** Lets a user set a new password. */
  reset(userId: string, doer: Doer): Promise<MadeInvitation>;
  /** What a link is for, before anything is typed; undefined when it is used, expired or was never made. */
  look(secret: string): Promise<Pick<Invitation, "kind" | "role"> | undefined>;
  /** Uses a link up; each works once. */
  accept(
    secret: string,
    who: { name?: string | undefined; password: string },
    doer: Doer,
  ): Promise<UserAccount>;
}

export function createInvitations(deps: AccountsDeps & { users: Users }): Invitations {
  const { storage, clock, audit, users } = deps;
  const find = async (secret: string) => {
    const found = await storage.findInvitation(hashSecret(secret));
    const isOpen = found !== undefined && found.usedAt === null && found.expiresAt > clock.now();
    if (!isOpen) return undefined;
    // whoever found the link of the first day later gets nowhere
    return found.kind === "setup" && (await users.hasAdmin()) ? undefined : found;
  };
  return {
    async setUp(doer) {
      if (await users.hasAdmin())
        throw new Failure("busy", "There is an admin already, who can invite others.");
      await storage.endInvitations("setup", null);
      return make(deps, { kind: "setup", role: "admin", userId: null }, doer);
    },
    invite: (role, doer, expiresInMs) =>
      make(deps, { kind: "invitation", role, userId: null, expiresInMs }, doer),
    async reset(userId, doer) {
      const user = await storage.findUser(userId);
      if (user === undefined) throw new Failure("not-found", `There is no user ${userId}.`);
      await storage.endInvitations("reset", userId);
      return make(deps, { kind: "reset", role: user.role, userId }, doer);
    },
    async look(secret) {
      const found = await find(secret);
      return found === undefined ? undefined : { kind: found.kind, role: found.role };
    },
    async accept(secret, { name, password }, doer) {
      const found = await find(secret);
      if (found === undefined) {
        await audit(doer, { action: "invitation.refused", outcome: "refused" });
        throw new Failure("forbidden", "This link has been used, has expired or was never made.");
      }
      if (found.userId !== null) return resetPassword(found, { userId: found.userId, password, doer });
      if (name === undefined) throw new Failure("invalid", "Give a name to sign in with.");
      const user = await toAccount({ name, password, role: found.role }, deps);
      if (!(await storage.addInvitedUser(user, found.hash)))
        throw new Failure("invalid", `The name "${user.name}" is taken, or the link has just been used.`);
      await audit({ ...doer, userId: user.id }, { action: "invitation.accepted", target: found.id });
      return user;
    },
  };

  async function resetPassword(
    found: Invitation,
    { userId, password, doer }: { userId: string; password: string; doer: Doer },
  ): Promise<UserAccount> {
    const user = await storage.findUser(userId);
    if (user === undefined) throw new Failure("not-found", `There is no user ${userId}.`);
    // a password that will not do must not use the link up
    checkPassword(password, { name: user.name, isCommon: deps.isCommon });
    if (!(await storage.useInvitation(found.hash, clock.now())))
      throw new Failure("forbidden", "This link has just been used.");
    await users.setPassword(userId, password, { ...doer, userId });
    return user;
  }
}

async function make(
  { storage, clock, random, audit }: AccountsDeps,
  given: Pick<Invitation, "kind" | "role" | "userId"> & { expiresInMs?: number | undefined },
  doer: Doer,
): Promise<MadeInvitation> {
  const { kind, role, userId, expiresInMs = usualDays[kind] * dayMs } = given;
  const { secret, hash } = newSecret(random);
  const id = newId(random, "inv");
  const now = clock.now();
  const expiresAt = now + expiresInMs;
  await storage.addInvitation({ id, hash, kind, role, userId, createdAt: now, expiresAt, usedAt: null });
  await audit(doer, { action: `${kind}.made`, target: id });
  return { id, secret, expiresAt };
}
