import { expect, test } from "vitest";
import { createSecretMask } from "./create-secret-mask.ts";

test("a secret is masked wherever it stands, however it is written", () => {
  const secret = 'p@ss/"word"+1';
  const mask = createSecretMask([secret]);
  const url = new URL("postgres://user@host/name");
  url.password = secret;
  expect(mask(`${secret}, ${secret}`)).toBe("***, ***");
  expect(mask(url.href)).toBe("postgres://user:***@host/name");
  expect(mask(`?key=${encodeURIComponent(secret)}&x=1`)).toBe("?key=***&x=1");
  expect(mask(JSON.stringify({ secret }))).toBe('{"secret":"***"}');
});

test("a secret that begins with another, or only arises by masking, is masked too", () => {
  expect(createSecretMask(["key-1234", "key-1234-long"])("key-1234-long")).toBe("***");
  expect(createSecretMask(["aaaaaaaa", "x***yyyy"])("xaaaaaaaayyyy")).toBe("***");
  expect(createSecretMask(["********"])("*".repeat(100))).not.toContain("********");
});

test("what is too short to be a secret masks nothing", () => {
  expect(createSecretMask(["", "a", "abc"])("an abc of all that")).toBe("an abc of all that");
  expect(createSecretMask([])("all of it")).toBe("all of it");
});
