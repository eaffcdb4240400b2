import { plainLine } from "../../../lib/text/plain-line.ts";
import { print, printJson } from "../../command.ts";
import type { ConnectWish } from "./connect-wish.ts";

/** Every connection that the user may use, with its settings and the names of its secrets. */
export async function showConnections({ connections, values, user }: ConnectWish): Promise<number> {
  const mine = await connections.list(user);
  const shown = [];
  for (const connection of mine)
    shown.push({ ...connection, secrets: await connections.secretsOf(connection) });
  if (values.json === true) {
    printJson(shown);
    return 0;
  }
  if (mine.length === 0)
    process.stderr.write("There are no connections. Add one with: dossier connect add TYPE --label NAME\n");
  for (const { label, type, state, reason, owner, settings, secrets, allow, lastUsed } of shown) {
    const said = Object.entries(settings).map(([key, value]) => `${key}=${String(value)}`);
    const kept = secrets.map(({ field, variable }) =>
      variable === undefined ? `${field} sealed` : `${field} in ${variable}`,
    );
    const allowed = Object.entries(allow).map(([action, permission]) => `${action} ${permission}`);
    const used = lastUsed === undefined ? [] : [`last used ${new Date(lastUsed).toISOString()}`];
    const whose = owner === user ? [] : [`for ${owner}`];
    const details = [...said, ...kept, ...allowed, ...used, ...whose];
    print(`${label}  ${type}  ${state}${reason === undefined ? "" : `: ${plainLine(reason, 300)}`}`);
    if (details.length > 0) print(`  ${details.map((detail) => plainLine(detail, 300)).join("; ")}`);
  }
  return 0;
}
