/**
 * A provider without latency: the same OpenAI-compatible answer to whatever is asked, made before anybody asks. It runs
 * in a process of its own, so that its work counts for nobody. Between /hold and /release it lets everybody wait.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openaiFormat } from "../src/ai/testing/openai-format.ts";
import { analysisAnswer } from "./ai-answer.ts";

/** Node's own is 511, and a thousand callers come at once. */
const backlog = 4_096;

export async function startServer(): Promise<string> {
  const counts = { tokensIn: 700, tokensOut: 220, tokensCached: 0, tokensReasoning: 0 };
  const answer = { text: JSON.stringify(analysisAnswer), finish: "stop", ...counts } as const;
  const body = Buffer.from(JSON.stringify(openaiFormat.toJson(answer, { model: "bench" })));
  const headers = { "content-type": "application/json", "content-length": body.length };
  let holds = false;
  const held: ServerResponse[] = [];
  let wanted: { count: number; response: ServerResponse } | undefined;
  const tellArrived = () => {
    if (wanted === undefined || held.length < wanted.count) return;
    wanted.response.end();
    wanted = undefined;
  };
  const respond = (url: string, response: ServerResponse) => {
    if (url.startsWith("/arrived/")) {
      wanted = { count: Number(url.slice("/arrived/".length)), response };
      return tellArrived();
    }
    if (url === "/hold") {
      holds = true;
      return response.end();
    }
    if (url === "/release") {
      holds = false;
      for (const waiting of held.splice(0)) waiting.writeHead(200, headers).end(body);
      return response.end();
    }
    if (!holds) return response.writeHead(200, headers).end(body);
    held.push(response);
    return tellArrived();
  };
  const server = createServer((request, response) => {
    request.resume().on("end", () => respond(request.url ?? "/", response));
  });
  // longer than any pause between two blocks, so that a caller never has to connect anew
  server.keepAliveTimeout = 120_000;
  server.listen(0, "127.0.0.1", backlog);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

if (import.meta.main) {
  process.on("disconnect", () => process.exit(0));
  process.send?.(await startServer());
}
