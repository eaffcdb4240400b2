import { expect, test } from "vitest";
import { canonicalUrl } from "./canonical-url.ts";

test("the same page has one name, whoever led to it", () => {
  const names = [
    "https://www.a.example/x/?utm_source=mail&b=2&a=1#part",
    "http://a.example/x?a=1&b=2&fbclid=zz",
    "https://a.example:443/x?b=2&a=1",
  ].map(canonicalUrl);
  expect(new Set(names)).toEqual(new Set(["a.example/x?a=1&b=2"]));
  expect(canonicalUrl("https://a.example/x?a=2")).not.toBe(names[0]);
  expect(canonicalUrl("https://a.example/")).toBe("a.example/");
  expect(canonicalUrl("nonsense")).toBe("nonsense");
});
