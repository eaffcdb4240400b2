import {
  APICallError,
  JSONParseError,
  LoadAPIKeyError,
  UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyError } from "./classify-error.ts";
import { troubleKinds } from "../../model/calls/trouble.ts";

function callError(
  statusCode: number | undefined,
  body: unknown,
  rest: { cause?: unknown } = {},
): APICallError {
  return new APICallError({
    message: "Bad Request",
    url: "https://api.example/v1",
    requestBodyValues: {},
    ...(statusCode === undefined ? {} : { statusCode }),
    responseBody: typeof body === "string" ? body : JSON.stringify(body),
    ...rest,
  });
}
const openai = (message: string, type: string) => ({ error: { message, type, param: null, code: null } });
const anthropic = (type: string, message: string) => ({ type: "error", error: { type, message } });

describe("what happens on the way", () => {
  const withCode = (code: string, message = "it broke") => Object.assign(new Error(message), { code });
  test.each([
    ["network", callError(undefined, "", { cause: withCode("ECONNREFUSED") })],
    [
      "network",
      callError(200, "", { cause: new TypeError("terminated", { cause: withCode("UND_ERR_SOCKET") }) }),
    ],
    ["network", new TypeError("fetch failed", { cause: withCode("ENOTFOUND") })],
    ["network", new TypeError("fetch failed", { cause: new AggregateError([withCode("ECONNREFUSED")], "") })],
    ["network", new Error("socket hang up")],
    ["network", withCode("ECONNRESET")],
    ["network", withCode("UND_ERR_CONNECT_TIMEOUT")],
    ["network", withCode("DEPTH_ZERO_SELF_SIGNED_CERT")],
    ["timeout", new TypeError("fetch failed", { cause: withCode("UND_ERR_HEADERS_TIMEOUT") })],
    ["timeout", new DOMException("The operation timed out", "TimeoutError")],
    ["server", callError(200, "<html>", { cause: new JSONParseError({ text: "fetch failed", cause: 1 }) })],
    ["server", new TypeError("Cannot read properties of undefined (reading 'message')")],
    ["authentication", new LoadAPIKeyError({ message: "OpenAI API key is missing." })],
    ["bad-request", new UnsupportedFunctionalityError({ functionality: "topK" })],
  ] as const)("%s: %s", (kind, error) => {
    expect(classifyError(error).kind).toBe(kind);
  });

  test("the code of the deepest cause is in the message", () => {
    const cause = withCode("ECONNREFUSED", "connect ECONNREFUSED 127.0.0.1:1");
    expect(classifyError(new TypeError("fetch failed", { cause })).message).toBe(
      "ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:1",
    );
  });
});

describe("the message", () => {
  test("says what the provider said, with the status", () => {
    const trouble = classifyError(callError(400, anthropic("invalid_request_error", "wish: Extra inputs")));
    expect(trouble).toEqual({ kind: "bad-request", status: 400, message: "HTTP 400: wish: Extra inputs" });
  });

  test("says that a used-up quota will not come back by waiting", () => {
    const trouble = classifyError(
      callError(429, openai("You exceeded your current quota.", "insufficient_quota")),
    );
    expect(trouble.message).toBe(
      "quota used up, waiting will not help: HTTP 429: You exceeded your current quota.",
    );
    expect(trouble.retryAfterMs).toBe(600_000);
  });

  test("never repeats a garbled body, which may be content", () => {
    const cause = new JSONParseError({ text: "the minutes of the board", cause: new Error("x") });
    const { message } = classifyError(callError(200, "the minutes of the board", { cause }));
    expect(message).toBe("HTTP 200 with a body that is no answer of a model");
  });

  test("holds no key, neither one that is known nor one that only looks like it", () => {
    const body = openai(
      "Incorrect API key provided: my-own-secret-key-1, sk-ant-api03-abcdef, Bearer abc.def",
      "x",
    );
    const { message } = classifyError(callError(401, body), { secrets: ["my-own-secret-key-1"] });
    expect(message).toBe("HTTP 401: Incorrect API key provided: ***, ***, Bearer ***");
  });
});

test("whatever is thrown becomes a trouble with one short line", () => {
  const thrown = fc.oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
    fc.string({ unit: "binary" }).map((message) => new Error(message)),
    fc
      .record({
        message: fc.string({ unit: "binary" }),
        statusCode: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
        responseBody: fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.constant(undefined)),
        responseHeaders: fc.dictionary(
          fc.constantFrom("retry-after", "retry-after-ms", "date", "x-ratelimit-remaining-requests"),
          fc.oneof(fc.string(), fc.double().map(String)),
        ),
        cause: fc.anything(),
      })
      .map((parts) => new APICallError({ ...parts, url: "", requestBodyValues: {} } as never)),
  );
  fc.assert(
    fc.property(thrown, (error) => {
      const { kind, message, retryAfterMs } = classifyError(error, { secrets: ["secret-key"] });
      expect(troubleKinds).toContain(kind);
      expect(message).toMatch(/^\P{C}{1,300}$/u);
      if (retryAfterMs !== undefined) expect(retryAfterMs >= 0 && retryAfterMs <= 600_000).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("an object that fights back is still only a trouble", () => {
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error("no");
      },
    },
  );
  expect(classifyError(hostile).kind).toBe("server");
  const circle = new Error("round");
  circle.cause = circle;
  expect(classifyError(circle).message).toBe("round");
});
