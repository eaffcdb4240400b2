import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeMsg, type MsgContent } from "../../../test/fixtures/make-mail.ts";
import { Failure } from "../../model/failure.ts";
import { readMsg } from "./msg.ts";

const [subject, body, html, rtf, sender, senderAddress, headers, itemClass] = [
  0x0037, 0x1000, 0x1013, 0x1009, 0x0c1a, 0x5d01, 0x007d, 0x001a,
];
const read = (content: MsgContent) => collectParts(readMsg, makeMsg(content), { fileName: "mail.msg" });

test("reads headers, body and attachments", async () => {
  const { parts, attachments } = await read({
    texts: {
      [subject]: "Offer",
      [body]: "Hello,\r\n\r\nsee the file.",
      [sender]: "Ann",
      [senderAddress]: "ann@example.com",
    },
    recipients: [
      { name: "Bob", address: "bob@example.com", type: 1 },
      { name: "Cem", address: "cem@example.com", type: 2 },
    ],
    attachments: [{ name: "prices.txt", content: Buffer.from("39 CHF") }],
  });
  expect(parts.map(({ type, text, position }) => ({ type, text, path: position.path }))).toEqual([
    {
      type: "metadata",
      text: "Subject: Offer\nFrom: Ann <ann@example.com>\nTo: Bob <bob@example.com>\nCc: Cem <cem@example.com>\nAttachments: prices.txt",
      path: "headers",
    },
    { type: "text", text: "Hello,", path: "body" },
    { type: "text", text: "see the file.", path: "body" },
  ]);
  expect(attachments).toEqual([{ fileName: "prices.txt", content: Buffer.from("39 CHF") }]);
});

test("reads 8-bit text in the code page that the message names", async () => {
  const { parts } = await read({
    ansi: { [subject]: iconv.encode("報價單", "big5"), [body]: iconv.encode("您好", "big5") },
    codePage: 950,
  });
  expect(parts.map(({ text }) => text)).toEqual(["Subject: 報價單", "您好"]);
});

test("reads an HTML body, also as bytes in a code page", async () => {
  const page = iconv.encode("<p>Größe</p><table><tr><td>a<td>1</table>", "windows-1252");
  const { parts } = await read({ binaries: { [html]: page }, codePage: 1252 });
  expect(parts.slice(1)).toMatchObject([
    { text: "Größe", position: { path: "body/1" } },
    { type: "table", table: { rows: [["a", "1"]] } },
  ]);
});

test("hands over a body that is only there as rich text", async () => {
  const text = "{\\rtf1\\ansi Hello}";
  const head = Buffer.alloc(16);
  head.writeUInt32LE(text.length + 12, 0);
  head.writeUInt32LE(text.length, 4);
  head.write("MELA", 8, "latin1");
  const { attachments } = await read({
    texts: { [subject]: "Rich" },
    binaries: { [rtf]: Buffer.concat([head, Buffer.from(text)]) },
  });
  expect(attachments).toEqual([{ fileName: "body.rtf", content: Buffer.from(text) }]);
});

test("prefers the sender that travelled with the mail and names the other one too", async () => {
  const { parts } = await read({
    texts: {
      [sender]: "Ann",
      [senderAddress]: "ann@old.example",
      [headers]: "From: =?utf-8?Q?J=C3=B6rg?=\r\n <j@new.example>\r\nX: y\r\n",
    },
  });
  expect(parts[0]?.text).toBe("From: Jörg <j@new.example>\nSender: Ann <ann@old.example>");
});

test.each<[string, MsgContent]>([
  [
    "S/MIME",
    {
      texts: { [itemClass]: "IPM.Note.SMIME" },
      attachments: [{ name: "smime.p7m", content: Buffer.from("x") }],
    },
  ],
  [
    "PGP",
    { attachments: [{ name: "a.bin", content: Buffer.from("x"), mimeType: "application/pgp-encrypted" }] },
  ],
])("says that a body is encrypted with %s and gives the headers", async (kind, content) => {
  const { parts, warnings, attachments } = await read({
    ...content,
    texts: { ...content.texts, [subject]: "Secret" },
  });
  expect(parts[0]?.text).toContain("Subject: Secret");
  expect(warnings).toMatchObject([
    { code: "encrypted", message: expect.stringContaining(`mail.msg is encrypted (${kind})`) },
  ]);
  expect(attachments).toEqual([]);
});

test("gives parts or a failure for any damaged message, and nothing else", async () => {
  const whole = makeMsg({
    texts: { [subject]: "Offer", [body]: "Hello ".repeat(2_000), [sender]: "Ann" },
    recipients: [{ name: "Bob", address: "bob@example.com", type: 1 }],
    attachments: [{ name: "a.txt", content: Buffer.alloc(6_000, 65) }],
  });
  const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.nat(whole.length),
      async (changes, cut) => {
        const bytes = Buffer.from(cut % 3 === 0 ? whole.subarray(0, cut) : whole);
        for (const { at, to } of changes) if (at < bytes.length) bytes[at] = to;
        await collectParts(readMsg, bytes).catch((error: unknown) => {
          if (!(error instanceof Failure) || error.code === "internal") throw error;
        });
      },
    ),
    { numRuns: 150 },
  );
}, 30_000);

test("refuses a message whose directory runs in a ring", async () => {
  const bytes = makeMsg({ texts: { [subject]: "Ring" } });
  const directory = (bytes.readUInt32LE(48) + 1) * 512;
  bytes.writeUInt32LE(0, directory + 76);
  await expect(collectParts(readMsg, bytes, { fileName: "ring.msg" })).rejects.toMatchObject({
    code: "corrupt",
    message: expect.stringContaining("ring.msg is damaged"),
  });
});
