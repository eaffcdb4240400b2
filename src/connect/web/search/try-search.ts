import { Failure } from "../../../model/failure.ts";
import type { AbilityReport } from "../../connection-kind.ts";
import type { OpenedConnection } from "../../opened-connection.ts";
import type { WebSearch } from "./search-port.ts";

/** One query whose answer everybody knows. */
export async function trySearch(search: WebSearch, opened: OpenedConnection): Promise<AbilityReport[]> {
  const ability = "search the web";
  try {
    const hits = await search({ query: "wikipedia", limit: 5 }, opened);
    const [first] = hits;
    return first === undefined
      ? [{ ability, works: false, detail: "A search for a common word brought nothing." }]
      : [
          {
            ability,
            works: true,
            detail: `${hits.length} results, the first from ${new URL(first.url).host}`,
          },
        ];
  } catch (error) {
    if (error instanceof Failure) return [{ ability, works: false, detail: error.message }];
    throw error;
  }
}
