import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeMail, makeMbox } from "../../../test/fixtures/make-mail.ts";
import { Failure } from "../../model/failure.ts";
import { readEml } from "./eml.ts";

const read = (mail: string) => collectParts(readEml, Buffer.from(mail), { fileName: "mail.eml" });
const head = [
  "From: Ann <ann@example.com>",
  'To: bob@example.com, "Lee, Cem" <cem@example.com>',
  "Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=",
];

test("reads headers, the plain body with its quotes, and attachments", async () => {
  const { parts, attachments } = await read(
    makeMail(
      [...head, "Date: Mon, 1 Jan 2024 10:00:00 +0100"],
      [
        { type: "text/plain; charset=utf-8", content: "Hello,\r\n\r\n> how are you?\r\nFine." },
        {
          type: "text/plain; name=a.txt",
          content: btoa("inside"),
          headers: ["Content-Disposition: attachment; filename=a.txt", "Content-Transfer-Encoding: base64"],
        },
      ],
    ),
  );
  expect(parts[0]).toEqual({
    type: "metadata",
    text: 'Subject: Grüße\nFrom: Ann <ann@example.com>\nTo: bob@example.com, "Lee, Cem" <cem@example.com>\nDate: Mon, 1 Jan 2024 10:00:00 +0100\nAttachments: a.txt',
    position: { path: "headers" },
  });
  expect(parts.slice(1)).toMatchObject([
    { text: "Hello,", position: { path: "body", line: 1 } },
    { text: "> how are you?\nFine.", position: { path: "body", line: 3 } },
  ]);
  expect(attachments).toEqual([{ fileName: "a.txt", content: Buffer.from("inside") }]);
});

test("an HTML body becomes blocks; tables that only lay out the page are no tables", async () => {
  const content =
    "<table><tr><td><h1>Offer</h1><table><tr><th>Item<th>CHF<tr><td>Lamp<td>39</table><p>See you</td></tr></table>";
  const { parts } = await read(makeMail(head, [{ type: "text/html", content }]));
  expect(parts.slice(1)).toMatchObject([
    { type: "text", text: "Offer", position: { path: "body/1" } },
    {
      type: "table",
      table: {
        rows: [
          ["Item", "CHF"],
          ["Lamp", "39"],
        ],
      },
      heading: ["Offer"],
    },
    { type: "text", text: "See you" },
  ]);
});

test("of an HTML body beside a plain one only what is new is given", async () => {
  const { parts } = await read(
    makeMail(
      head,
      [
        { type: "text/plain", content: "Dear Bob, all is well." },
        { type: "text/html", content: "<p>Dear <b>Bob</b>, all is well.</p><p>Only here.</p>" },
      ],
      "alternative",
    ),
  );
  expect(parts.slice(1).map(({ text, position }) => [text, position.path])).toEqual([
    ["Dear Bob, all is well.", "body"],
    ["Only here.", "body/html/2"],
  ]);
});

test("a mail inside a mail is a document of its own; an invite is text", async () => {
  const { parts, attachments } = await read(
    makeMail(head, [
      { type: "message/rfc822", content: "From: z@example.com\r\nSubject: inner\r\n\r\nbody" },
      {
        type: "text/calendar; method=REQUEST",
        content: "BEGIN:VCALENDAR\r\nSUMMARY:Long\r\n  line\r\nEND:VCALENDAR",
      },
    ]),
  );
  expect(parts.at(-1)).toEqual({
    type: "text",
    text: "BEGIN:VCALENDAR\nSUMMARY:Long line\nEND:VCALENDAR",
    position: { path: "attachment/2" },
  });
  expect(attachments.map(({ fileName }) => fileName)).toEqual(["message-1.eml"]);
});

test.each([
  [
    "PGP",
    makeMail(
      head,
      [
        { type: "application/pgp-encrypted", content: "Version: 1" },
        { type: "application/octet-stream", content: "x" },
      ],
      "encrypted",
    ),
  ],
  [
    "S/MIME",
    [
      ...head,
      "Content-Type: application/pkcs7-mime; name=smime.p7m",
      "Content-Transfer-Encoding: base64",
      "",
      "AAAA",
    ].join("\r\n"),
  ],
])("says that a body is encrypted with %s and gives the headers", async (kind, mail) => {
  const { parts, warnings, attachments } = await read(mail);
  expect(parts[0]?.text).toContain("Subject: Grüße");
  expect(warnings).toMatchObject([
    { code: "encrypted", message: expect.stringContaining(`mail.eml is encrypted (${kind})`) },
  ]);
  expect(attachments).toEqual([]);
});

test("the mails of a mailbox file become documents of their own", async () => {
  const mails = ["Subject: 1\n\nFrom here on", "Subject: 2\n\nzwei", "Subject: 3\n\ndrei"];
  const { parts, attachments } = await read(makeMbox(mails));
  expect(parts).toEqual([]);
  expect(attachments.map(({ content }) => content.toString().trimEnd())).toEqual(mails);
});

test("a mailbox file with one mail is that mail", async () => {
  const { parts } = await read(makeMbox(["Subject: only\n\nbody"]));
  expect(parts.map(({ text }) => text)).toEqual(["Subject: only", "body"]);
});

test("refuses parts nested without end", async () => {
  const nested = Array.from(
    { length: 400 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  await expect(read(["Subject: deep\r\n", ...nested].join(""))).rejects.toMatchObject({ code: "limit" });
});

test("gives parts or a failure for any bytes, and nothing else", async () => {
  const start = fc.constantFrom(
    "",
    "From: a@b\r\n",
    "From a 10:00\n",
    `${makeMail(head, []).slice(0, 120)}\r\n`,
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 400 }), async (text, bytes) => {
      await collectParts(readEml, Buffer.concat([Buffer.from(text), bytes])).catch((error: unknown) => {
        if (!(error instanceof Failure) || error.code === "internal") throw error;
      });
    }),
    { numRuns: 100 },
  );
});
