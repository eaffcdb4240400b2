import type {
  AccessHolder,
  ApiToken,
  AuditEntry,
  Invitation,
  ShareLink,
  SignInSession,
  UserAccount,
} from "./account-records.ts";

/** So many at once, and one more every so many milliseconds. */
export interface AttemptRate {
  capacity: number;
  refillMs: number;
}

export interface UserStorage {
  /** False when the name or id is taken. */
  addUser(user: UserAccount): Promise<boolean>;
  findUser(id: string): Promise<UserAccount | undefined>;
  /** Without regard to upper and lower case. */
  findUserByName(name: string): Promise<UserAccount | undefined>;
  listUsers(): Promise<UserAccount[]>;
  /** False when there is no such user. */
  changeUser(user: UserAccount): Promise<boolean>;
  /** With all sessions, tokens, links and identities. */
  removeUser(id: string): Promise<boolean>;
  /** Uses a link up and adds its user in one go; false when the link is used, or the name taken. */
  addInvitedUser(user: UserAccount, hash: string): Promise<boolean>;
  findIdentity(issuer: string, subject: string): Promise<UserAccount | undefined>;
  /** The first link of an identity stays. */
  linkIdentity(identity: { issuer: string; subject: string; userId: string; at: number }): Promise<void>;
}

export interface AccessStorage {
  addSession(session: SignInSession): Promise<void>;
  findSession(hash: string): Promise<(SignInSession & AccessHolder) | undefined>;
  touchSession(hash: string, at: number): Promise<void>;
  listSessions(userId: string): Promise<SignInSession[]>;
  endSession(userId: string, id: string): Promise<boolean>;
  /** All of a user, except the one with this id. */
  endSessions(userId: string, exceptId?: string): Promise<void>;
  addToken(token: ApiToken): Promise<void>;
  findToken(hash: string): Promise<(ApiToken & AccessHolder) | undefined>;
  touchToken(hash: string, at: number): Promise<void>;
  listTokens(userId: string): Promise<ApiToken[]>;
  endToken(userId: string, id: string): Promise<boolean>;
}

export interface LinkStorage {
  addInvitation(invitation: Invitation): Promise<void>;
  findInvitation(hash: string): Promise<Invitation | undefined>;
  /** False when somebody was quicker. */
  useInvitation(hash: string, at: number): Promise<boolean>;
  /** Unused set-up links end when a new one is made. */
  endInvitations(kind: Invitation["kind"], userId: string | null): Promise<void>;
  addShare(share: ShareLink): Promise<void>;
  findShare(id: string): Promise<ShareLink | undefined>;
  listShares(userId: string, workflowId: string): Promise<ShareLink[]>;
  endShare(userId: string, id: string): Promise<boolean>;
  /** What a browser brings back from another sign-in page; taken once. */
  putPending(hash: string, body: string, expiresAt: number): Promise<void>;
  takePending(hash: string, at: number): Promise<string | undefined>;
}

export interface AccountLog {
  /** Takes one attempt from the key's bucket; false when it is empty. */
  takeAttempt(key: string, rate: AttemptRate, at: number): Promise<boolean>;
  forgetAttempts(key: string): Promise<void>;
  addAudit(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  listAudit(options: { limit: number; before?: number }): Promise<AuditEntry[]>;
  /** Throws out what has expired, and audit entries older than the given time. */
  sweepAccounts(at: number, auditBefore: number): Promise<void>;
}

/** What accounts need kept; the store keeps it in its own tables. */
export interface AccountStorage extends UserStorage, AccessStorage, LinkStorage, AccountLog {}
