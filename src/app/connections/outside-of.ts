import { toolActions } from "../../actions/actions.ts";
import { openMcpTools } from "../../connect/connect.ts";
import type { McpTools } from "../../connect/mcp/mcp-tools.ts";
import type { Clock } from "../../lib/clock.ts";
import type { ActionOffer } from "../../model/action.ts";
import type { Connection } from "../../model/connections/connection.ts";
import { bringsTools } from "../../model/connections/brings-tools.ts";
import type { ConnectionUse } from "../../model/connections/connection-use.ts";
import type { Store } from "../../store/store.ts";
import type { OutsideServices } from "../../workflow/round-deps.ts";
import { askForTools } from "./ask-for-tools.ts";
import type { OpenOutside } from "./open-connections.ts";

export interface RoundOfUser {
  user: string;
  workflowId: string;
  store: Pick<Store, "append">;
  clock: Clock;
}

export interface RoundReach {
  outside: OutsideServices;
  /** Ends what the round has started. */
  close(): Promise<void>;
}

/** What a round may reach of the world outside. */
export async function outsideOf(
  { user, workflowId, store, clock }: RoundOfUser,
  openOutside: OpenOutside,
): Promise<RoundReach> {
  const { connections, web } = await openOutside();
  const mine = await connections.list(user);
  const onUse = (use: ConnectionUse) =>
    store.append(workflowId, `use/${use.id}`, { type: "connection-used", use });
  const open = (connection: Connection, use: Pick<ActionOffer, "name" | "effect">, until: AbortSignal) =>
    connections.open(connection, { user, workflowId, action: use.name, effect: use.effect, onUse }, until);
  const look = async (id: string) => (await connections.list(user)).find((one) => one.id === id);
  let opening: Promise<McpTools> | undefined;
  const tools = () => (opening ??= openMcpTools());
  const outside: OutsideServices = {
    ...{ connections: mine, look, open, web },
    async askForTools(servers, until) {
      const listed = await connections.list(user);
      // a user's own connection hides one of everybody's with the same label
      const first = listed.filter((one) => listed.find(({ label }) => label === one.label) === one);
      const there = first.filter((one) => servers.includes(one.id) && bringsTools(one));
      const use = { name: "list tools", effect: "read" as const };
      return askForTools(
        there.map((one) => open(one, use, until)),
        await tools(),
      );
    },
    toActions: async (offered) => toolActions(offered, { tools: await tools(), clock }),
  };
  return { outside, close: async () => (await opening)?.close() };
}
