import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { encryptOdf } from "../../../test/fixtures/encrypt-odf.ts";
import type { OdfEncryption } from "../../../test/fixtures/encrypt-odf.ts";
import { Failure } from "../../model/failure.ts";
import { readOdp } from "../odp/odp.ts";
import { readOdt } from "../odt/odt.ts";
import { readSheet } from "../sheet/sheet.ts";

const openDocument: Record<string, string> = {
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
};

const page = (text: string) =>
  `<o:d><o:body><o:presentation><draw:page><draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></draw:page></o:presentation></o:body></o:d>`;

function outcome(content: string, options: OdfEncryption, password?: string): Promise<unknown> {
  const bytes = encryptOdf({ "content.xml": content }, options);
  return collectParts(readOdp, bytes, {
    fileName: "show.odp",
    ...(password === undefined ? {} : { password }),
  }).then(
    ({ parts }) => parts.map(({ text }) => text),
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );
}

test("reads a file with its password", async () => {
  expect(await outcome(page("secret words"), { password: "grün" }, "grün")).toEqual(["secret words"]);
});

test.each([
  ["odt", readOdt, "<o:d><o:body><o:text><text:p>secret</text:p></o:text></o:body></o:d>"],
  [
    "ods",
    readSheet,
    '<o:d><o:body><o:spreadsheet><table:table table:name="One"><table:table-row><table:table-cell office:value-type="string"><text:p>secret</text:p></table:table-cell></table:table-row></table:table></o:spreadsheet></o:body></o:d>',
  ],
])("reads an encrypted %s too", async (format, read, content) => {
  const entries = { "content.xml": content };
  const bytes = encryptOdf(entries, { password: "x", mimetype: openDocument[format] ?? "" });
  const options = { fileName: `file.${format}`, password: "x" };
  const { parts } = await collectParts(read, bytes, options);
  expect(parts.map(({ text }) => text)).toContain("secret");
  await expect(collectParts(read, bytes, { fileName: options.fileName })).rejects.toMatchObject({
    code: "password_required",
  });
});

test("asks for the password when there is none or a wrong one", async () => {
  expect(await outcome(page("x"), { password: "right" })).toBe("password_required");
  expect(await outcome(page("x"), { password: "right" }, "wrong")).toBe("password_required");
});

test("refuses a cipher it does not know, too many rounds and a bomb inside", async () => {
  expect(await outcome(page("x"), { password: "x", algorithm: "Blowfish CFB" }, "x")).toBe("unsupported");
  const bytes = encryptOdf({ "content.xml": page("x") }, { password: "x", rounds: 1_000_001 });
  await expect(collectParts(readOdp, bytes, { password: "x" })).rejects.toMatchObject({ code: "limit" });
  expect(await outcome(page("a".repeat(4_000_000)), { password: "x" }, "x")).toBe("limit");
});
