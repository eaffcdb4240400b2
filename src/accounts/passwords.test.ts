import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPassword } from "./check-password.ts";
import { createPasswords } from "./passwords.ts";
import { fromPhc, toPhc } from "./phc.ts";

test("hashes as other programs do, and at OWASP's cost", async () => {
  // the reference program: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24 -e
  const foreign = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  const passwords = createPasswords(randomBytes);
  expect(await passwords.verify("password", foreign)).toBe(true);
  expect(await passwords.verify("Password", foreign)).toBe(false);
  const own = await passwords.hash("päßwörter sind länger");
  expect(own).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
  expect(await passwords.verify("päßwörter sind länger", own)).toBe(true);
  expect(await passwords.hash("päßwörter sind länger")).not.toBe(own);
});

test("an unknown user costs as much as a known one, and never gets in", async () => {
  const passwords = createPasswords(randomBytes);
  const known = await passwords.hash("quite some password");
  const time = async (hash: string | undefined) => {
    const begun = performance.now();
    for (let count = 0; count < 5; count += 1) expect(await passwords.verify("wrong", hash)).toBe(false);
    return performance.now() - begun;
  };
  await time(undefined);
  const ratio = (await time(undefined)) / (await time(known));
  expect(ratio).toBeGreaterThan(0.2);
  expect(ratio).toBeLessThan(5);
});

test("many at once wait for each other, and beyond the queue are sent away", async () => {
  const passwords = createPasswords(randomBytes, { memory: 64, passes: 1, parallelism: 1 });
  const hashes = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.hash("x")));
  const refused = hashes.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(80 - 52);
  expect(refused[0]).toMatchObject({ reason: { code: "throttled" } });
  expect(await passwords.verify("x", await passwords.hash("x"))).toBe(true);
});

test("what is not a hash is not one", () => {
  fc.assert(fc.property(fc.string(), (text) => fromPhc(text) === undefined));
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(16), bytes(32), fc.integer({ min: 8, max: 1e6 }), (salt, tag, memory) => {
      const hash = { memory, passes: 3, parallelism: 1, salt: Buffer.from(salt), tag: Buffer.from(tag) };
      expect(fromPhc(toPhc(hash))).toEqual(hash);
    }),
  );
});

test.each([
  "short",
  "password123",
  "PassWord123",
  "1234567890",
  "abcdefghijk",
  "zzzzzzzzzzzz",
  "aabaabaabaab",
  "Margarethe",
])("refuses %s", (password) => {
  expect(() => checkPassword(password, { name: "margarethe" })).toThrow();
});

test("takes long ones of any kind, and none that are endless", () => {
  checkPassword("drei stille grüne boote", { name: "anna" });
  checkPassword("x7".repeat(4) + "Qz!", { name: "anna" });
  expect(() => checkPassword("ab ".repeat(400), { name: "anna" })).toThrow("longer");
  expect(() => checkPassword("from my own list", { name: "anna", isCommon: () => true })).toThrow("guessed");
});
