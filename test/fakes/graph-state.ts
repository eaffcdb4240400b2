/** What the Graph stand-in knows: mails, files, tokens, and the faults that a test has ordered. */
import { createHash, randomBytes } from "node:crypto";

export interface FakeAttachment {
  id: string;
  name: string;
  contentType: string;
  content: Buffer;
  kind?: "file" | "reference";
}

export interface FakeMessage {
  id: string;
  internetMessageId: string;
  conversationId: string;
  subject: string;
  from: { name: string; address: string } | undefined;
  to: unknown[];
  cc: unknown[];
  bcc: unknown[];
  body: { contentType: string; content: string };
  receivedDateTime: string;
  isDraft: boolean;
  folder: string;
  inReplyTo?: string;
  attachments: FakeAttachment[];
}

export interface FakeFile {
  id: string;
  /** From the root, such as "Reports/2026/plan.docx". */
  path: string;
  content: Buffer;
  version: number;
  mimeType: string;
  /** Some libraries give no hashes. */
  noHash?: boolean;
}

export interface FakeSession {
  kind: "mail" | "drive";
  expected: number;
  total: number | undefined;
  pieces: Buffer[];
  size?: number;
  fail: boolean;
  ifMatch?: string;
  finish(content: Buffer): { status: number; body: unknown; location?: string };
  expired: boolean;
}

/** Something that goes wrong with the next calls that fit. */
export interface GraphFault {
  /** A part of "GET /v1.0/me/messages". */
  on: string;
  times: number;
  kind: "429" | "503" | "504" | "500" | "401" | "truncated" | "drop" | "locked";
  /** Seconds, a date, or nothing at all. */
  retryAfter?: string;
  /** Whether the call is carried out all the same, and only its answer is lost. */
  happens?: boolean;
}

export interface GraphState {
  messages: FakeMessage[];
  folders: string[];
  files: FakeFile[];
  site: { id: string; displayName: string; path: string };
  drive: { id: string; name: string };
  tokens: Map<string, { scopes: string[]; expiresAt: number; isApp?: boolean }>;
  refreshTokens: Map<string, { scopes: string[]; used: boolean }>;
  sessions: Map<string, FakeSession>;
  downloads: Map<string, { content: Buffer; used: boolean; short: boolean }>;
  faults: GraphFault[];
  /** Everything that was asked, with whether a token came along. */
  log: { method: string; path: string; port: "graph" | "files"; hasToken: boolean }[];
  /** How many calls are being answered now, and the most there were. */
  inside: number;
  mostInside: number;
  slowMs: number;
  foreignNextLink: boolean;
  shortDownloads: number;
  dropRanges: number;
  expireSessions: number;
  scopes: string[];
  tokenSeconds: number;
  devicePolls: number;
  deviceForbidden: boolean;
  clock: () => number;
}

export function createGraphState(): GraphState {
  return {
    ...{ messages: [], folders: ["inbox", "drafts", "sentitems"], files: [] },
    site: { id: "contoso.example,site-1,web-1", displayName: "Team Site", path: "sites/team" },
    drive: { id: "drive-1", name: "Documents" },
    ...{ tokens: new Map(), refreshTokens: new Map(), sessions: new Map(), downloads: new Map() },
    ...{ faults: [], log: [], inside: 0, mostInside: 0, slowMs: 0, foreignNextLink: false },
    ...{ shortDownloads: 0, dropRanges: 0, expireSessions: 0 },
    scopes: ["User.Read", "Mail.ReadWrite", "Sites.ReadWrite.All"],
    ...{ tokenSeconds: 3600, devicePolls: 0, deviceForbidden: false, clock: () => Date.now() },
  };
}

export function newName(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString("hex")}`;
}

export function addMessage(state: GraphState, given: Partial<FakeMessage>): FakeMessage {
  const id = given.id ?? newName("AAMk");
  const message: FakeMessage = {
    id,
    internetMessageId: `<${id}@contoso.example>`,
    conversationId: newName("conv"),
    subject: "",
    from: undefined,
    ...{ to: [], cc: [], bcc: [], attachments: [] },
    body: { contentType: "text", content: "" },
    receivedDateTime: "2026-11-10T08:30:00Z",
    ...{ isDraft: false, folder: "inbox" },
    ...given,
  };
  state.messages.push(message);
  return message;
}

export function addFile(state: GraphState, path: string, content: Buffer | string): FakeFile {
  const file = {
    ...{ id: newName("item"), path, content: Buffer.from(content), version: 1 },
    mimeType: "application/octet-stream",
  };
  state.files.push(file);
  return file;
}

export function etagOf({ id, version }: FakeFile): string {
  const guid = createHash("md5").update(id).digest("hex").toUpperCase();
  return `"{${guid}},${version}"`;
}

/** An own way to the same hash, bit by bit, so that ours is compared with something. */
export function slowQuickXor(content: Buffer): string {
  const bits = new Uint8Array(160);
  for (const [index, byte] of content.entries())
    for (let bit = 0; bit < 8; bit += 1) {
      const at = (index * 11 + bit) % 160;
      bits[at] = (bits[at] ?? 0) ^ ((byte >> bit) & 1);
    }
  for (let bit = 0; bit < 32; bit += 1) {
    const at = 96 + bit;
    bits[at] = (bits[at] ?? 0) ^ ((content.length >>> bit) & 1);
  }
  const bytes = Buffer.alloc(20);
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7));
  return bytes.toString("base64");
}
