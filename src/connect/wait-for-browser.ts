import { createServer } from "node:http";
import type { Server } from "node:http";
import { Failure } from "../model/failure.ts";

export interface BrowserReturn {
  /** Where the sign-in page is to send the person back to. */
  redirect: string;
  /** The address that they came back with. */
  answer: Promise<URL>;
  close(): void;
}

const minutes = 10;
const page = (words: string) => `<!doctype html><meta charset="utf-8"><title>Dossier</title><p>${words}</p>`;

/** A page on this machine that a browser comes back to after a sign-in; it waits ten minutes, and for one answer. */
export async function waitForBrowser(signal: AbortSignal): Promise<BrowserReturn> {
  const server = createServer();
  const answer = new Promise<URL>((resolve, reject) => {
    const late = AbortSignal.any([signal, AbortSignal.timeout(minutes * 60_000)]);
    late.addEventListener(
      "abort",
      () => reject(new Failure("timeout", `Nobody came back from the sign-in within ${minutes} minutes.`)),
      { once: true },
    );
    server.on("request", (request, response) => {
      const url = URL.parse(request.url ?? "", "http://localhost");
      const isAnswer =
        url?.pathname === "/" && (url.searchParams.has("code") || url.searchParams.has("error"));
      response.writeHead(isAnswer ? 200 : 404, {
        ...{ "content-type": "text/html; charset=utf-8", "cache-control": "no-store", connection: "close" },
        ...{ "content-security-policy": "default-src 'none'", "referrer-policy": "no-referrer" },
      });
      response.end(page(isAnswer ? "You can close this window and go back." : "There is nothing here."));
      if (isAnswer && url !== null) resolve(url);
    });
  });
  answer.catch(() => undefined);
  const port = await listen(server);
  return { redirect: `http://localhost:${port}`, answer, close: () => void server.close() };
}

/** Only on this machine, on any free port. */
function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      if (address === null || typeof address === "string")
        reject(new Failure("internal", "The page for the sign-in has no port."));
      else resolve(address.port);
    });
  });
}
