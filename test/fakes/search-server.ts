import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SearchServer {
  /** Where it is: a SearXNG instance, Brave and Tavily at once. */
  url: string;
  host: string;
  /** What was asked, in order. */
  queries: string[];
  close(): Promise<void>;
}

export interface SearchStandIn {
  /** Addresses by a word that the query must hold; "" is for all others. */
  hits: Record<string, string[]>;
  /** Brave and Tavily refuse whoever brings another key. */
  key?: string;
  /** Answers this instead, such as 403. */
  status?: number;
}

/** A stand-in for the search services: their routes, headers and shapes, with addresses of our own. */
export async function startSearchServer({ hits, key, status }: SearchStandIn): Promise<SearchServer> {
  const queries: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://search");
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as object);
      const query = url.searchParams.get("q") ?? ("query" in body ? String(body.query) : "");
      const token =
        request.headers["x-subscription-token"] ?? request.headers.authorization?.replace("Bearer ", "");
      queries.push(query);
      const send = (code: number, value: unknown) =>
        void response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(value));
      if (status !== undefined) return send(status, { error: `no, ${String(token)}` });
      const isOpen = url.pathname === "/search" && request.method === "GET";
      if (!isOpen && key !== undefined && token !== key)
        return send(401, { error: { detail: `bad token ${String(token)}` } });
      if (isOpen && url.searchParams.get("format") !== "json") return send(403, "no");
      const word = Object.keys(hits).find((each) => each !== "" && query.toLowerCase().includes(each));
      const found = (hits[word ?? ""] ?? []).map((address, index) => ({
        ...{
          url: address,
          title: `Hit ${index + 1}`,
          content: "a snippet",
          description: "a <strong>snippet</strong>",
        },
      }));
      return send(
        200,
        url.pathname === "/res/v1/web/search" ? { web: { results: found } } : { results: found },
      );
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { url: `http://127.0.0.1:${port}`, host: "127.0.0.1", queries, close };
}
