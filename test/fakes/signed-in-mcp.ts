import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

/** An MCP server on loopback that wants a sign-in, and the server that signs people in; a stand-in for both. */
export async function startSignedInMcp() {
  const state = { codes: new Map<string, string>(), access: "", refresh: "", issued: 0, seconds: 3_600 };
  const handler = createMcpHandler(() => {
    const server = new McpServer({ name: "signed", version: "1" });
    const annotations = { readOnlyHint: true };
    server.registerTool("who", { annotations, inputSchema: z.object({}) }, async () => ({
      content: [{ type: "text", text: "anna@example.org" }],
    }));
    return server;
  });
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seen: string[] = [];
  return {
    ...{ url: `${base}/mcp`, state, seen },
    /** The token in use is good no longer. */
    expire: () => (state.access = "none"),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", base);
    seen.push(`${request.method ?? ""} ${url.pathname}`);
    const body = await buffer(request);
    const send = (status: number, value: unknown, headers = {}) =>
      response
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(JSON.stringify(value));
    switch (url.pathname) {
      case "/.well-known/oauth-protected-resource/mcp":
        return void send(200, { resource: `${base}/mcp`, authorization_servers: [base] });
      case "/.well-known/oauth-authorization-server":
        return void send(200, describe());
      case "/register":
        return void send(201, { ...JSON.parse(body.toString("utf8")), client_id: "dossier-1" });
      case "/authorize":
        return void response.writeHead(302, { location: authorize(url) }).end();
      case "/token":
        return token(new URLSearchParams(body.toString("utf8")), send);
      case "/mcp":
        return serve(request, body, { response, send });
      default:
        return void send(404, {});
    }
  }

  function describe() {
    return {
      ...{ issuer: base, authorization_endpoint: `${base}/authorize`, token_endpoint: `${base}/token` },
      ...{ registration_endpoint: `${base}/register`, response_types_supported: ["code"] },
      ...{ code_challenge_methods_supported: ["S256"], token_endpoint_auth_methods_supported: ["none"] },
    };
  }

  function authorize({ searchParams }: URL): string {
    state.codes.set("code-1", searchParams.get("code_challenge") ?? "");
    const back = new URL(searchParams.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code: "code-1", state: searchParams.get("state") ?? "" }).toString();
    return back.href;
  }

  function token(form: URLSearchParams, send: (status: number, value: unknown) => void): void {
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isCode = form.get("grant_type") === "authorization_code" && state.codes.get("code-1") === challenge;
    const isRefresh =
      form.get("grant_type") === "refresh_token" && form.get("refresh_token") === state.refresh;
    if (!isCode && !isRefresh) return send(400, { error: "invalid_grant" });
    state.issued += 1;
    [state.access, state.refresh] = [`access-${state.issued}`, `refresh-${state.issued}`];
    const granted = { access_token: state.access, refresh_token: state.refresh, token_type: "Bearer" };
    return send(200, { ...granted, expires_in: state.seconds });
  }

  async function serve(
    request: IncomingMessage,
    body: Buffer,
    {
      response,
      send,
    }: { response: ServerResponse; send: (status: number, value: unknown, headers?: object) => void },
  ): Promise<void> {
    const challenge = `Bearer resource_metadata="${base}/.well-known/oauth-protected-resource/mcp"`;
    if (request.headers.authorization !== `Bearer ${state.access}` || state.access === "")
      return send(401, { error: "invalid_token" }, { "www-authenticate": challenge });
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
    const method = request.method ?? "GET";
    const answered = await handler.fetch(
      new Request(`${base}/mcp`, {
        method,
        headers,
        ...(method === "POST" && { body: new Uint8Array(body) }),
      }),
    );
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(Buffer.from(await answered.arrayBuffer()));
  }
}
