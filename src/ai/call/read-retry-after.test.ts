import { expect, test } from "vitest";
import { readRetryAfter } from "./read-retry-after.ts";

const date = "Wed, 21 Oct 2015 07:28:00 GMT";

test.each([
  ["seconds", { "retry-after": "20" }, 20_000],
  ["parts of a second", { "retry-after": "0.5" }, 500],
  ["milliseconds, which come first", { "retry-after": "20", "retry-after-ms": "250" }, 250],
  ["a date, by the provider's clock", { "retry-after": "Wed, 21 Oct 2015 07:28:30 GMT", date }, 30_000],
  ["a date in the past", { "retry-after": "Wed, 21 Oct 2015 07:27:30 GMT", date }, 0],
  ["a date without a clock to compare", { "retry-after": date }, undefined],
  ["a negative wait", { "retry-after": "-5" }, 0],
  ["an absurd wait", { "retry-after": "86400" }, 600_000],
  ["an infinite wait", { "retry-after": "1e400" }, 600_000],
  ["nonsense", { "retry-after": "soon" }, undefined],
  ["nothing", { "retry-after": "" }, undefined],
  [
    "OpenAI's reset of the limit that is used up",
    {
      "x-ratelimit-remaining-requests": "0",
      "x-ratelimit-reset-requests": "1m2.5s",
      "x-ratelimit-remaining-tokens": "149984",
      "x-ratelimit-reset-tokens": "6m0s",
    },
    62_500,
  ],
  ["OpenAI's short reset", { "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "20ms" }, 20],
  [
    "Anthropic's latest reset of those used up",
    {
      date,
      "anthropic-ratelimit-requests-remaining": "0",
      "anthropic-ratelimit-requests-reset": "2015-10-21T07:28:10Z",
      "anthropic-ratelimit-input-tokens-remaining": "0",
      "anthropic-ratelimit-input-tokens-reset": "2015-10-21T07:28:40Z",
      "anthropic-ratelimit-output-tokens-remaining": "8000",
      "anthropic-ratelimit-output-tokens-reset": "2015-10-21T07:29:40Z",
    },
    40_000,
  ],
])("reads %s", (_what, headers: Record<string, string>, wait) => {
  expect(readRetryAfter({ status: 429, headers, body: "" })).toBe(wait);
});

test("reads the delay that Google puts into the body", () => {
  const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34.07s" }];
  const body = JSON.stringify({ error: { code: 429, details } }, undefined, 2);
  expect(readRetryAfter({ status: 429, headers: {}, body })).toBe(34_070);
});

test("limits that happen to be used up say nothing about another error", () => {
  const headers = { "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "20ms" };
  expect(readRetryAfter({ status: 500, headers, body: "" })).toBeUndefined();
});
