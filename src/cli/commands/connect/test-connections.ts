import type { Connection } from "../../../model/connections/connection.ts";
import { Failure } from "../../../model/failure.ts";
import { print, printJson } from "../../command.ts";
import type { ConnectWish } from "./connect-wish.ts";

export interface TestedConnection {
  label: string;
  reports: { ability: string; works: boolean; detail: string }[];
  works: boolean;
}

/** One connection; what goes wrong is what the test says, and no reason to end. */
export async function testOne(
  { connections, user, signal }: ConnectWish,
  connection: Connection,
): Promise<TestedConnection> {
  const { label } = connection;
  try {
    const opening = { user, action: "connect test", effect: "read" as const };
    const reports = await connections.test(connection, opening, signal);
    return { label, reports, works: reports.every(({ works }) => works) };
  } catch (error) {
    if (signal.aborted || !(error instanceof Failure) || error.code === "internal") throw error;
    return { label, reports: [{ ability: "connect", works: false, detail: error.message }], works: false };
  }
}

/** The one that is named, or all of them. */
export async function testConnections(wish: ConnectWish): Promise<number> {
  const { connections, names, user, values } = wish;
  const wanted =
    names.length === 0
      ? await connections.list(user)
      : await Promise.all(names.map((label) => connections.find(label, user)));
  const tested: TestedConnection[] = [];
  for (const connection of wanted) {
    const one = await testOne(wish, connection);
    tested.push(one);
    if (values.json !== true) tell(one);
  }
  if (values.json === true) printJson(tested);
  else if (wanted.length === 0)
    print("There are no connections. Add one with: dossier connect add TYPE --label NAME");
  return tested.every(({ works }) => works) ? 0 : 4;
}

function tell({ label, reports }: TestedConnection): void {
  print(label);
  for (const { ability, works, detail } of reports)
    print(`  ${works ? "works" : "does not work"}: ${ability}: ${detail}`);
}
