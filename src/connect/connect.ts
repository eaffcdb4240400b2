/**
 * Keeps the ways to outside services and opens the one that was bound: its settings, its secrets, its guarded line. It
 * never shows a secret, and never decides whether something may be done.
 */
import { z } from "zod";
import { Connection, ConnectionLabel } from "../model/connections/connection.ts";
import type { ConnectionType, Permission } from "../model/connections/connection.ts";
import type { ConnectionUse } from "../model/connections/connection-use.ts";
import { Failure } from "../model/failure.ts";
import { changeKey } from "./vault/change-key.ts";
import type { AbilityReport, ConnectionKind, ReviewedItem, SigningIn } from "./connection-kind.ts";
import { findKind } from "./kinds.ts";
import type { McpTools } from "./mcp/mcp-tools.ts";
import { openConnection } from "./open-connection.ts";
import type { OpenDeps } from "./open-connection.ts";
import type { ConnectionOpening, OpenedConnection } from "./opened-connection.ts";
import { loadKeys } from "./vault/secret-key.ts";
import type { KeyRing, KeySource } from "./vault/secret-key.ts";
import { createVault } from "./vault/vault.ts";
import type { SharePointService } from "./graph/sharepoint/sharepoint-port.ts";
import type { MailAddress, MailService } from "./mail/mail-port.ts";
import { readAddress } from "./mail/read-address.ts";
import { createWebReader } from "./web/create-web-reader.ts";
import type { WebDeps } from "./web/create-web-reader.ts";
import { searchByType, searchPrice } from "./web/search/search-by-type.ts";
import type { SearchHit, SearchWish } from "./web/search/search-port.ts";
import type { WebReader } from "./web/web-reader.ts";

export interface NewConnection {
  type: ConnectionType;
  label: string;
  owner: string;
  settings: Record<string, unknown>;
  /** By field: the name of a variable, or the value itself. */
  secrets: Record<string, { env: string } | { value: string }>;
  /** Whether one of this label is changed instead; what is not given stays. */
  replace?: boolean;
}

export interface Connections {
  /** Those that a user may use; all without one. */
  list(user?: string): Promise<Connection[]>;
  find(label: string, user: string): Promise<Connection>;
  kindOf(type: ConnectionType): Promise<ConnectionKind>;
  add(wanted: NewConnection): Promise<Connection>;
  open(connection: Connection, opening: ConnectionOpening, signal: AbortSignal): OpenedConnection;
  /** One cheap real call per ability; what it shows becomes the connection's state. */
  test(connection: Connection, opening: ConnectionOpening, signal: AbortSignal): Promise<AbilityReport[]>;
  login(opened: OpenedConnection, person: SigningIn): Promise<void>;
  review(opened: OpenedConnection): Promise<ReviewedItem[]>;
  /** Stores what a person has looked at. */
  accept(connection: Connection, items: readonly ReviewedItem[]): Promise<void>;
  allow(connection: Connection, pattern: string, permission: Permission | undefined): Promise<void>;
  /** Says whether the provider was told. */
  remove(opened: OpenedConnection): Promise<{ isRevoked: boolean; problem?: string }>;
  /** Seals every secret with another key; says how many that were. */
  rekey(): Promise<number>;
  uses(filter: { connection?: string; limit?: number }): Promise<ConnectionUse[]>;
  /** Which secrets it has, and where they lie; never what they are. */
  secretsOf(connection: Connection): Promise<KeptSecret[]>;
}

/** A secret by its name: in a variable of the environment, or sealed in the store. */
export interface KeptSecret {
  field: string;
  variable?: string;
}

export interface ConnectDeps extends Omit<OpenDeps, "vault"> {
  key: KeySource;
  env: Readonly<Record<string, string | undefined>>;
}

export function createConnections({ key, env, ...rest }: ConnectDeps): Connections {
  const { store } = rest;
  let loading: Promise<KeyRing> | undefined;
  const vault = createVault({ store, env, keys: () => (loading ??= loadKeys(key)) });
  const deps = { ...rest, vault };
  const open: Connections["open"] = (connection, opening, signal) =>
    openConnection(connection, opening, { ...deps, signal });
  return {
    list: (user) => store.list(user),
    find: async (label, user) => findByLabel(await store.list(user), label),
    kindOf: findKind,
    add: (wanted) => addConnection(wanted, deps),
    open,
    async test(connection, opening, signal) {
      const { test } = await findKind(connection.type);
      const reports = await test(open(connection, opening, signal));
      await keepState(connection, reports, deps);
      return reports;
    },
    async login(opened, person) {
      const { login, title } = await findKind(opened.record.type);
      if (login === undefined) throw new Failure("usage", `${title} has no sign-in; it works with its key.`);
      await login(opened, person);
    },
    async review(opened) {
      const { review, title } = await findKind(opened.record.type);
      if (review === undefined) throw new Failure("usage", `${title} offers nothing that is reviewed.`);
      return review(opened);
    },
    async accept({ id }, items) {
      const pins = items.flatMap(({ name, pin }) => (pin === undefined ? [] : [[name, pin] as const]));
      await store.update(id, { pins: Object.fromEntries(pins), state: "ready", reason: undefined });
    },
    async allow({ id, allow }, pattern, permission) {
      const others = Object.entries(allow).filter(([name]) => name !== pattern);
      const said = permission === undefined ? others : [...others, [pattern, permission] as const];
      await store.update(id, { allow: Object.fromEntries(said) });
    },
    remove: (opened) => removeConnection(opened, deps),
    async rekey() {
      const vaultFor = (ring: KeyRing) => createVault({ store, env, keys: async () => ring });
      loading = undefined;
      return changeKey({ key, vaultFor, connections: await store.list() });
    },
    uses: (filter) => store.listUses(filter),
    async secretsOf({ id }) {
      const kept = await store.listSecrets(id);
      return kept.map(({ field, value }) => {
        const variable = /^env:(.*)$/.exec(value)?.[1];
        return { field, ...(variable !== undefined && { variable }) };
      });
    },
  };
}

function findByLabel(all: readonly Connection[], label: string): Connection {
  const found = all.find((connection) => connection.label === label);
  if (found !== undefined) return found;
  const there =
    all.length === 0 ? "There are none." : `There are: ${all.map((one) => one.label).join(", ")}.`;
  throw new Failure("not-found", `There is no connection "${label}". ${there}`);
}

async function addConnection(wanted: NewConnection, deps: OpenDeps): Promise<Connection> {
  const { type, owner, secrets, replace = false } = wanted;
  const kind = await findKind(type);
  const label = ConnectionLabel.safeParse(wanted.label);
  if (!label.success) throw new Failure("usage", `The label ${z.prettifyError(label.error)}`);
  const own = (await deps.store.list(owner)).find((one) => one.label === label.data && one.owner === owner);
  const before = replace && own?.type === type ? own : undefined;
  if (own !== undefined && before === undefined)
    throw new Failure(
      "usage",
      `There is a connection "${label.data}" already. Choose another label, or change it with --replace.`,
    );
  const settings = readSettings({ ...before?.settings, ...wanted.settings }, kind);
  const fields = [...kind.secrets, ...(kind.moreSecrets?.(settings) ?? [])];
  const unknown = Object.keys(secrets).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined)
    throw new Failure(
      "usage",
      `${type} has no secret "${unknown}". It has: ${fields.map(({ name }) => name).join(", ") || "none"}.`,
    );
  const connection = before
    ? { ...before, settings }
    : Connection.parse({ id: deps.newId(), label: label.data, type, owner, settings });
  if (before) await deps.store.update(connection.id, { settings, state: "ready", reason: undefined });
  else if (!(await deps.store.add(connection)))
    throw new Failure("busy", `Somebody else has just added a connection "${label.data}".`);
  for (const [field, given] of Object.entries(secrets))
    await ("env" in given
      ? deps.vault.refer(connection, field, given.env)
      : deps.vault.save(connection, { field, value: given.value }));
  return connection;
}

function readSettings(given: Record<string, unknown>, kind: ConnectionKind): Connection["settings"] {
  const parsed = kind.settings.safeParse(given);
  if (!parsed.success)
    throw new Failure("usage", `The settings of ${kind.title}: ${z.prettifyError(parsed.error)}`);
  const said = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return Connection.shape.settings.parse(Object.fromEntries(said));
}

/** A connection of which something works is ready, unless a person has to do something first. */
async function keepState(
  { id, state }: Connection,
  reports: readonly AbilityReport[],
  { store }: OpenDeps,
): Promise<void> {
  if ((await store.find(id))?.state !== state) return; // the test itself found out more
  const broken = reports.find(({ works }) => !works);
  if (reports.some(({ works }) => works)) {
    if (state === "broken") await store.update(id, { state: "ready", reason: undefined });
  } else if (broken !== undefined && state === "ready")
    await store.update(id, { state: "broken", reason: broken.detail });
}

/** The provider is told first, while there is still something to tell it with; it is removed here in any case. */
async function removeConnection(opened: OpenedConnection, { store }: OpenDeps) {
  const { record } = opened;
  const { revoke } = await findKind(record.type);
  let problem: string | undefined;
  try {
    await revoke?.(opened);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  await store.remove(record.id);
  return problem === undefined ? { isRevoked: revoke !== undefined } : { isRevoked: false, problem };
}

/** Reads pages of the public web; addresses come from outside, so no connection's allowances hold for it. */
export function createWeb(deps: WebDeps): WebReader {
  return createWebReader(deps);
}

/** Searching the web over a connection of one of the search types. */
export function searchWeb(wish: SearchWish, opened: OpenedConnection): Promise<SearchHit[]> {
  return searchByType(wish, opened);
}

/** What one search over a connection costs, in US dollars. */
export function priceOfSearch(connection: Connection): number {
  return searchPrice(connection);
}

/** Tools of MCP servers; loaded only where there is such a connection. */
export async function openMcpTools(): Promise<McpTools> {
  const { createMcpTools } = await import("./mcp/create-mcp-tools.ts");
  return createMcpTools();
}

/** Mail over a connection: IMAP, or Outlook. */
export async function openMail(opened: OpenedConnection): Promise<MailService> {
  if (opened.record.type === "microsoft")
    return (await import("./graph/outlook/outlook-service.ts")).createOutlookService(opened);
  const [{ accessOf }, { createMailService }] = await Promise.all([
    import("./mail/imap-kind.ts"),
    import("./mail/mail-service.ts"),
  ]);
  return createMailService(accessOf(opened), opened.clock);
}

/** Files over a connection to Microsoft 365. */
export async function openSharePoint(opened: OpenedConnection): Promise<SharePointService> {
  return (await import("./graph/sharepoint/sharepoint-service.ts")).createSharePointService(opened);
}

/** One mail address, or undefined for anything else. */
export function readMailAddress(text: string): MailAddress | undefined {
  return readAddress(text);
}
