import type { DossierClient } from "../../src/http/client.ts";

/** What a client has seen of a workflow's stream so far. */
export interface Followed {
  offsets: number[];
  keys: string[];
  types: string[];
  over: Promise<void>;
}

/** Follows a workflow over every server that answers, until its round is over. */
export function followAll(client: DossierClient, workflowId: string): Followed {
  const seen: Followed = { offsets: [], keys: [], types: [], over: Promise.resolve() };
  const read = async () => {
    for await (const { offset, key, event } of client.follow(workflowId)) {
      seen.offsets.push(offset);
      seen.keys.push(key);
      seen.types.push(event.type);
    }
  };
  seen.over = read();
  return seen;
}
