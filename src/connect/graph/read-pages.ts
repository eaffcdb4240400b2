import { z } from "zod";
import { addAll } from "../../lib/add-all.ts";
import { Failure } from "../../model/failure.ts";
import type { Graph, GraphCall } from "./graph-port.ts";

const mostPages = 200;

/** Lists are handed out in pages; the address of the next one is taken as it is, and only from Graph's own host. */
export function readPages({ base, read }: { base: string; read: Graph["read"] }): Graph["list"] {
  const home = new URL(base);
  return async (call, { item, most }) => {
    const Page = z.object({ value: z.array(item), "@odata.nextLink": z.string().optional() });
    const items: z.infer<typeof item>[] = [];
    let next: GraphCall | undefined = call;
    for (let page = 0; next !== undefined && items.length < most && page < mostPages; page += 1) {
      const found: z.infer<typeof Page> = await read(next, Page);
      addAll(items, found.value);
      const link = found["@odata.nextLink"];
      next = link === undefined ? undefined : { ...call, path: pathOf(link) };
    }
    return { items: items.slice(0, most), isAll: next === undefined && items.length <= most };
  };

  function pathOf(link: string): string {
    const url = URL.parse(link);
    if (url?.origin !== home.origin || !url.pathname.startsWith(home.pathname))
      throw new Failure(
        "invalid",
        `Microsoft 365 leads on to ${url?.host ?? "a strange address"}, which is not followed.`,
      );
    return `${url.pathname.slice(home.pathname.replace(/\/$/, "").length)}${url.search}`;
  }
}
