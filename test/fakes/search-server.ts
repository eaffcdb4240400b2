import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SearchServer {
  /** Where it is: a SearXNG instance, Brave, Tavily, and the models of OpenAI and Anthropic at once. */
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
  /** Models that answer without searching. */
  isLazy?: boolean;
}

interface FoundPage {
  url: string;
  title: string;
}

/** A model is asked in words; the first line holds the query. */
function queryIn(body: object): string {
  if ("query" in body) return String(body.query);
  const asked = "input" in body ? body.input : "messages" in body ? body.messages : "";
  const text = typeof asked === "string" ? asked : JSON.stringify(asked);
  return /Search the web once for: (.*?)(?:\\n|\n|$)/.exec(text)?.[1] ?? "";
}

/** As the service at this path answers. */
function shapeOf(path: string, found: readonly FoundPage[] | undefined): unknown {
  const told = { type: "output_text", text: "Here they are.", annotations: [] };
  switch (path) {
    case "/res/v1/web/search":
      return { web: { results: found ?? [] } };
    case "/v1/responses": {
      const sources = (found ?? []).map(({ url }) => ({ type: "url", url }));
      const call = {
        id: "ws_1",
        type: "web_search_call",
        status: "completed",
        action: { type: "search", sources },
      };
      const message = { id: "msg_1", type: "message", role: "assistant", content: [told] };
      return { id: "resp_1", object: "response", output: found === undefined ? [message] : [call, message] };
    }
    case "/v1/messages": {
      const content = (found ?? []).map(({ url, title }) => {
        return { type: "web_search_result", url, title, page_age: "2 days ago", encrypted_content: "x" };
      });
      const use = { type: "server_tool_use", id: "srvtoolu_1", name: "web_search", input: {} };
      const result = { type: "web_search_tool_result", tool_use_id: "srvtoolu_1", content };
      const text = { type: "text", text: "Here they are." };
      return { id: "msg_1", type: "message", content: found === undefined ? [text] : [use, result, text] };
    }
    default:
      return { results: found ?? [] };
  }
}

/** A stand-in for the search services: their routes, headers and shapes, with addresses of our own. */
export async function startSearchServer({ hits, key, status, isLazy }: SearchStandIn): Promise<SearchServer> {
  const queries: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://search");
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as object);
      const query = url.searchParams.get("q") ?? queryIn(body);
      const { "x-subscription-token": brave, "x-api-key": anthropic, authorization } = request.headers;
      const token = brave ?? anthropic ?? authorization?.replace("Bearer ", "");
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
      return send(200, shapeOf(url.pathname, isLazy === true ? undefined : found));
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
