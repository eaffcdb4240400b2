import { z } from "zod";
import {
  Connection,
  ConnectionLabel,
  ConnectionType,
  Permission,
  SettingValue,
} from "../../model/connections/connection.ts";
import { defineRoute } from "../define-route.ts";

const tag = "Connections";
const LabelParams = z.object({ label: z.string().min(1).max(60) });

/** What was reviewed is the server's own business. */
const PublicConnection = Connection.omit({ pins: true }).meta({ id: "Connection" });

function toPublic({ pins: _pins, ...shown }: Connection): z.infer<typeof PublicConnection> {
  return shown;
}

const listConnections = defineRoute({
  name: "listConnections",
  method: "GET",
  path: "/api/v1/connections",
  tag,
  summary: "Ways to outside services that the caller may use; secrets are never shown",
  scope: "read",
  answers: { 200: z.object({ connections: z.array(PublicConnection) }) },
  async handler({ dossier }) {
    const connections = (await dossier.connections.list()).map(toPublic);
    return { status: 200, body: { connections } };
  },
});

const addConnection = defineRoute({
  name: "addConnection",
  method: "POST",
  path: "/api/v1/connections",
  tag,
  summary: "Add a connection of one's own; its secrets are sealed at once",
  scope: "run",
  body: z.object({
    label: ConnectionLabel,
    type: ConnectionType,
    settings: z.record(z.string().max(100), SettingValue).default({}),
    secrets: z.record(z.string().max(100), z.string().min(1).max(10_000)).default({}),
  }),
  answers: { 201: z.object({ connection: PublicConnection }) },
  handler: async ({ body, dossier }) => ({
    status: 201,
    body: { connection: toPublic(await dossier.connections.add(body)) },
  }),
});

const testConnection = defineRoute({
  name: "testConnection",
  method: "POST",
  path: "/api/v1/connections/{label}/test",
  tag,
  summary: "One cheap real call for each thing the connection can do",
  scope: "run",
  params: LabelParams,
  answers: {
    200: z.object({
      ok: z.boolean(),
      milliseconds: z.number(),
      message: z.string().optional(),
      reports: z.array(z.object({ ability: z.string(), works: z.boolean(), detail: z.string() })),
    }),
  },
  handler: async ({ params, dossier, signal }) => ({
    status: 200,
    body: await dossier.connections.test(params.label, signal),
  }),
});

const allowAction = defineRoute({
  name: "allowAction",
  method: "PUT",
  path: "/api/v1/connections/{label}/allow",
  tag,
  summary: "What an action may do over it: always, ask, never; null takes the word back",
  scope: "run",
  params: LabelParams,
  body: z.object({ action: z.string().min(1).max(200), permission: Permission.nullable() }),
  answers: { 204: null },
  async handler({ params, body, dossier }) {
    await dossier.connections.allow(params.label, body.action, body.permission ?? undefined);
    return { status: 204 };
  },
});

const removeConnection = defineRoute({
  name: "removeConnection",
  method: "DELETE",
  path: "/api/v1/connections/{label}",
  tag,
  summary: "Remove a connection with its secrets",
  scope: "run",
  params: LabelParams,
  answers: { 204: null },
  async handler({ params, dossier, signal }) {
    await dossier.connections.remove(params.label, signal);
    return { status: 204 };
  },
});

export const connectionRoutes = [
  ...[listConnections, addConnection, testConnection, allowAction, removeConnection],
] as const;
