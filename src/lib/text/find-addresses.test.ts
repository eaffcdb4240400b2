import { expect, test } from "vitest";
import { findAddresses } from "./find-addresses.ts";

test("finds addresses without what ends their sentence, each once", () => {
  const text =
    "Read https://a.example/x?y=1, (see http://b.example/z) and https://a.example/x?y=1. Not ftp://c.example!";
  expect(findAddresses(text)).toEqual(["https://a.example/x?y=1", "http://b.example/z"]);
  expect(findAddresses("https://en.example/wiki/Tunnel_(rail).")).toEqual([
    "https://en.example/wiki/Tunnel_(rail)",
  ]);
  expect(findAddresses("no address")).toEqual([]);
});
