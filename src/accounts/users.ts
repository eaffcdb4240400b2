import type { UserAccount, UserQuota } from "../model/accounts/account-records.ts";
import type { CallerRole } from "../model/accounts/caller.ts";
import { Failure } from "../model/failure.ts";
import type { AccountsDeps, Doer } from "./accounts-deps.ts";
import { checkPassword } from "./check-password.ts";
import { newId } from "./secrets.ts";

const longestName = 100;

export interface NewUser {
  name: string;
  role: CallerRole;
  /** Left out for those who sign in elsewhere. */
  password?: string | undefined;
  /** Takes over what was kept under this id, such as the work done before there were accounts. */
  id?: string | undefined;
}

export interface UserChanges {
  role?: CallerRole | undefined;
  isDisabled?: boolean | undefined;
  quota?: UserQuota | null | undefined;
}

export interface Users {
  /** Whether anybody could manage the others; beyond this machine nothing is served before. */
  hasAdmin(): Promise<boolean>;
  add(user: NewUser, doer: Doer): Promise<UserAccount>;
  get(id: string): Promise<UserAccount | undefined>;
  findByName(name: string): Promise<UserAccount | undefined>;
  list(): Promise<UserAccount[]>;
  change(id: string, changes: UserChanges, doer: Doer): Promise<UserAccount>;
  /** Their sessions, tokens and links end; what they own stays until it is deleted. */
  remove(id: string, doer: Doer): Promise<void>;
  /** One's own password, which needs the old one; all other sessions end. */
  changePassword(
    id: string,
    words: { old: string; new: string; sessionId?: string | undefined },
    doer: Doer,
  ): Promise<void>;
  /** Lets a user sign in as this subject of a provider. */
  link(id: string, identity: { issuer: string; subject: string }, doer: Doer): Promise<void>;
  /** By an admin at the command line, or by a link; all sessions end. */
  setPassword(id: string, password: string, doer: Doer): Promise<void>;
}

export function createUsers(deps: AccountsDeps): Users {
  const { storage, audit, passwords } = deps;
  const need = async (id: string) => {
    const user = await storage.findUser(id);
    if (user === undefined) throw new Failure("not-found", `There is no user ${id}.`);
    return user;
  };
  const store = async (user: UserAccount, password: string) => {
    checkPassword(password, { name: user.name, isCommon: deps.isCommon });
    await storage.changeUser({ ...user, password: await passwords.hash(password) });
  };
  return {
    hasAdmin: async () => (await storage.listUsers()).some(isActiveAdmin),
    async add(user, doer) {
      const made = await toAccount(user, deps);
      if (!(await storage.addUser(made)))
        throw new Failure("invalid", `The name "${made.name}"${user.id ? " or the id" : ""} is taken.`);
      await audit(doer, { action: "user.added", target: made.id });
      return made;
    },
    get: (id) => storage.findUser(id),
    findByName: (name) => storage.findUserByName(name),
    list: () => storage.listUsers(),
    async change(id, changes, doer) {
      const user = await need(id);
      const changed = applyChanges(user, changes, deps.clock.now());
      await needAdminBeside(user, changed, deps);
      await storage.changeUser(changed);
      // whoever may do more or less than before signs in again
      if (changed.role !== user.role || changed.disabledAt !== user.disabledAt) await storage.endSessions(id);
      await audit(doer, { action: "user.changed", target: id });
      return changed;
    },
    async remove(id, doer) {
      await needAdminBeside(await need(id), undefined, deps);
      await storage.removeUser(id);
      await audit(doer, { action: "user.removed", target: id });
    },
    async changePassword(id, { old, new: fresh, sessionId }, doer) {
      const user = await need(id);
      if (!(await passwords.verify(old, user.password))) {
        await audit(doer, { action: "password.refused", target: id, outcome: "refused" });
        throw new Failure("forbidden", "The old password is wrong.");
      }
      await store(user, fresh);
      await storage.endSessions(id, sessionId);
      await audit(doer, { action: "password.changed", target: id });
    },
    async link(id, { issuer, subject }, doer) {
      const user = await need(id);
      await storage.linkIdentity({ issuer, subject, userId: user.id, at: deps.clock.now() });
      await audit(doer, { action: "identity.linked", target: id });
    },
    async setPassword(id, password, doer) {
      await store(await need(id), password);
      await storage.endSessions(id);
      await audit(doer, { action: "password.set", target: id });
    },
  };
}

/** A user as it is stored, with everything that can be wrong said before. */
export async function toAccount(
  { name, role, password, id }: NewUser,
  { clock, random, passwords, isCommon }: AccountsDeps,
): Promise<UserAccount> {
  const plain = name.normalize("NFKC").trim();
  if (plain === "" || plain.length > longestName || /[\p{Cc}\p{Cf}]/u.test(plain))
    throw new Failure("invalid", `A name has 1 to ${longestName} visible characters.`);
  if (password !== undefined) checkPassword(password, { name: plain, isCommon });
  return {
    id: id ?? newId(random, "usr"),
    name: plain,
    role,
    password: password === undefined ? null : await passwords.hash(password),
    createdAt: clock.now(),
    disabledAt: null,
    quota: null,
  };
}

function applyChanges(user: UserAccount, changes: UserChanges, now: number): UserAccount {
  const { role = user.role, isDisabled, quota = user.quota } = changes;
  const disabledAt =
    isDisabled === undefined ? user.disabledAt : isDisabled ? (user.disabledAt ?? now) : null;
  return { ...user, role, disabledAt, quota };
}

function isActiveAdmin({ role, disabledAt }: UserAccount): boolean {
  return role === "admin" && disabledAt === null;
}

/** The last admin stays: otherwise nobody could let anybody in any more. */
async function needAdminBeside(
  before: UserAccount,
  after: UserAccount | undefined,
  { storage }: AccountsDeps,
): Promise<void> {
  if (!isActiveAdmin(before) || (after !== undefined && isActiveAdmin(after))) return;
  const others = (await storage.listUsers()).filter((user) => user.id !== before.id && isActiveAdmin(user));
  if (others.length === 0) throw new Failure("busy", "This is the only admin. Make another one first.");
}
