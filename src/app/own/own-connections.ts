import type { Caller } from "../../model/accounts/caller.ts";
import type { Connection, ConnectionType, Permission } from "../../model/connections/connection.ts";
import { Failure } from "../../model/failure.ts";
import type { OwnBase } from "./own-base.ts";

export interface NewOwnConnection {
  type: ConnectionType;
  label: string;
  settings: Record<string, unknown>;
  /** By field; sealed at once, and never shown again. */
  secrets: Record<string, string>;
}

export interface TestedOwn {
  ok: boolean;
  milliseconds: number;
  message?: string;
  reports: { ability: string; works: boolean; detail: string }[];
}

export interface OwnConnections {
  /** Those that the caller may use, their own and everybody's. */
  list(): Promise<Connection[]>;
  add(wanted: NewOwnConnection): Promise<Connection>;
  test(label: string, signal: AbortSignal): Promise<TestedOwn>;
  /** What an action may do over it; undefined takes the word back. */
  allow(label: string, pattern: string, permission: Permission | undefined): Promise<void>;
  remove(label: string, signal: AbortSignal): Promise<void>;
}

/** Connections of one caller. What everybody uses is an admin's to change. */
export function createOwnConnections({ userId, role }: Caller, base: OwnBase): OwnConnections {
  const open = async () => (await base.outside()).connections;
  const findOwn = async (label: string) => {
    const connection = await (await open()).find(label, userId);
    if (connection.owner !== userId && role !== "admin")
      throw new Failure("forbidden", `${label} is everybody's connection. An admin can change it.`);
    return connection;
  };
  const opening = { user: userId, action: "connect test", effect: "read" as const };
  return {
    list: async () => (await open()).list(userId),
    async add({ type, label, settings, secrets }) {
      // a program that the server would start is named at its own terminal only
      if (type === "mcp-stdio")
        throw new Failure("forbidden", `Add a connection of type ${type} with "dossier connect add".`);
      const sealed = Object.entries(secrets).map(([field, value]) => [field, { value }] as const);
      const wanted = { type, label, settings, secrets: Object.fromEntries(sealed) };
      return (await open()).add({ ...wanted, owner: userId });
    },
    async test(label, signal) {
      const connections = await open();
      const connection = await connections.find(label, userId);
      const begun = performance.now();
      const reports = await connections.test(connection, opening, signal);
      const failed = reports.find(({ works }) => !works);
      return {
        ...{ ok: failed === undefined, milliseconds: performance.now() - begun, reports },
        ...(failed && { message: failed.detail }),
      };
    },
    async allow(label, pattern, permission) {
      await (await open()).allow(await findOwn(label), pattern, permission);
    },
    async remove(label, signal) {
      const connections = await open();
      const connection = await findOwn(label);
      await connections.remove(
        connections.open(connection, { ...opening, action: "connect remove" }, signal),
      );
    },
  };
}
