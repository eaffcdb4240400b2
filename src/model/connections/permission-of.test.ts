import { expect, test } from "vitest";
import { permissionOf } from "./permission-of.ts";

const send = { name: "outlook.sendDraft", effect: "send" as const };
const read = { name: "outlook.readEmails", effect: "read" as const };

test("reads are done, writes are asked for, and what everybody shares only reads", () => {
  const own = { allow: {}, owner: "anna" };
  expect(permissionOf(own, read)).toEqual({ permission: "always", isStated: false });
  expect(permissionOf(own, send)).toEqual({ permission: "ask", isStated: false });
  const shared = { allow: {}, owner: "everyone" };
  expect([permissionOf(shared, read), permissionOf(shared, send)].map((one) => one.permission)).toEqual([
    "always",
    "never",
  ]);
});

test("the exact name wins over a pattern, and a longer pattern over a shorter one", () => {
  const allow = {
    "*": "never",
    "outlook.*": "ask",
    "outlook.send*": "always",
    "outlook.readEmails": "never",
  } as const;
  const connection = { allow, owner: "everyone" };
  expect(permissionOf(connection, send)).toEqual({ permission: "always", isStated: true });
  expect(permissionOf(connection, read)).toEqual({ permission: "never", isStated: true });
  expect(permissionOf(connection, { ...read, name: "outlook.searchEmails" }).permission).toBe("ask");
  expect(permissionOf(connection, { ...read, name: "web.search" }).permission).toBe("never");
});
