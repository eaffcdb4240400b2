import fc from "fast-check";
import { expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";
import { printAddress, readAddress } from "./read-address.ts";

test.each([
  ["anna@example.org", { address: "anna@example.org" }],
  ["Anna Muster <anna@example.org>", { name: "Anna Muster", address: "anna@example.org" }],
  ['"Muster, Anna" <anna@example.org>', { name: "Muster, Anna", address: "anna@example.org" }],
  ["  anna+x@müller.example ", { address: "anna+x@müller.example" }],
])("%s is one address", (text, read) => {
  expect(readAddress(text)).toEqual(read);
});

test.each([
  "",
  "anna",
  "anna@",
  "@example.org",
  "a@example.org, b@example.org",
  "a@example.org b@example.org",
  "a@example.org\nBcc: b@example.org",
  "a@example.org\r\n b@evil.example",
  "Group: a@example.org;",
  "a..b@example.org",
  "Anna <anna@example.org> <b@evil.example>",
  "anna@example.org <b@evil.example>",
  "a@exa mple.org",
  `${"a".repeat(400)}@example.org`,
])("%j is none", (text) => {
  expect(readAddress(text)).toBeUndefined();
});

test("whatever is read as an address holds no line break, and is read the same again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const read = readAddress(`${text}@example.org`);
      if (read === undefined) return;
      expect(printAddress(read)).not.toMatch(/[\r\n]/);
      expect(readAddress(read.address)).toEqual({ address: read.address });
    }),
  );
});

test("a recipient that slipped through is refused where the mail is written", async () => {
  const mail = {
    ...{ messageId: "<1@example.org>", from: { address: "anna@example.org" }, subject: "x", text: "x" },
    ...{ attachments: [], date: new Date(0) },
  };
  const to = [{ address: "a@example.org\n b@evil.example" }];
  await expect(composeMail({ ...mail, to })).rejects.toThrow(/not one mail address/);
  const named = await composeMail({
    ...mail,
    to: [{ name: "A\r\nBcc: b@evil.example", address: "a@example.org" }],
  });
  expect(named.toString()).not.toMatch(/^Bcc:/m);
});
