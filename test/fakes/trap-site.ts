import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Network } from "../../src/connect/fetch/network.ts";

export type SiteAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export interface TrapSite {
  /** Names of hosts lead here as if they were out on the web. */
  network: Network;
  port: number;
  /** "host/path" of every request, in order. */
  asked: string[];
  /** Headers of every request, in the same order. */
  headers: IncomingMessage["headers"][];
  /** What each name resolves to; changed by tests. */
  names: Map<string, string[]>;
  /** Pages by "host/path". */
  pages: Map<string, string | SiteAnswer>;
  close(): Promise<void>;
}

/** An address of the public web, which nobody is asked at. */
export const publicAddress = "93.184.215.14";

/** Web sites on loopback behind made-up names: pages of one's own, and every trap that a reader of the web meets. */
export async function startTrapSite(pages: Record<string, string | SiteAnswer> = {}): Promise<TrapSite> {
  const asked: string[] = [];
  const headers: TrapSite["headers"] = [];
  const all = new Map(Object.entries({ ...traps, ...pages }));
  const server = createServer((request, response) => {
    const place = `${request.headers.host ?? ""}${request.url ?? ""}`;
    asked.push(place);
    headers.push(request.headers);
    const page = all.get(place) ?? all.get(place.replace(/\?.*$/, ""));
    if (page === undefined) {
      response.writeHead(404).end("not here");
      return;
    }
    if (typeof page === "function") page(request, response);
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8", etag: '"v1"' }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const names = new Map<string, string[]>();
  const network: Network = {
    resolve: async (host) => names.get(host) ?? [publicAddress],
    // what is on loopback by itself stays there; all the rest of the world is this server
    reach: (address, own) =>
      address.startsWith("127.") ? { address, port: own } : { address: "127.0.0.1", port },
    pauseMs: 5,
  };
  return { network, port, asked, headers, names, pages: all, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

const bombBytes = 60_000_000;

const traps: Record<string, SiteAnswer> = {
  "trap.example/to-private": redirect("http://127.0.0.1:80/admin"),
  "trap.example/to-metadata": redirect("http://169.254.169.254/latest/meta-data/"),
  "trap.example/to-rebound": redirect("http://inside.example/"),
  "trap.example/to-port": redirect("http://trap.example:22/"),
  "trap.example/to-file": redirect("file:///etc/passwd"),
  "trap.example/loop": redirect("http://trap.example/loop"),
  "trap.example/elsewhere": redirect("http://other.example/landed"),
  "trap.example/bomb"(_request, response) {
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
    response.end(gzipSync(Buffer.alloc(bombBytes, 97)));
  },
  "trap.example/drip"(_request, response) {
    response.writeHead(200, { "content-type": "text/html" });
    const timer = setInterval(() => response.write("<p>drop</p>"), 50);
    response.on("close", () => clearInterval(timer));
  },
  "trap.example/silent"() {
    // never answers
  },
  "trap.example/broken"(request, response) {
    response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
    response.write("<p>half");
    setImmediate(() => request.socket.destroy());
  },
  "trap.example/challenge"(_request, response) {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(
      "<html><title>Just a moment...</title><body>Checking your browser. <script src='/cdn-cgi/challenge-platform/x.js'></script></body></html>",
    );
  },
};

function redirect(location: string): SiteAnswer {
  return (_request, response) => void response.writeHead(302, { location }).end();
}
