import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { encryptAgile, encryptStandard } from "../../../test/fixtures/encrypt-office.ts";
import type { AgileFixture } from "../../../test/fixtures/encrypt-office.ts";
import { makeOle } from "../../../test/fixtures/make-ole.ts";
import { Failure } from "../../model/failure.ts";
import { decryptOffice } from "./decrypt-office.ts";

const content = Buffer.from("the zip inside ".repeat(700));

async function open(bytes: Uint8Array, password: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "dossier-decrypt-"));
  try {
    const path = join(folder, "input");
    await writeFile(path, bytes);
    return await decryptOffice(path, "plan.docx", password);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const codeOf = (bytes: Uint8Array, password: string) =>
  open(bytes, password).then(
    () => "opened",
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );

const schemes: Omit<AgileFixture, "password">[] = [
  {},
  { digest: "SHA1", keyBits: 128 },
  { digest: "SHA256", keyBits: 192 },
  { digest: "SHA384", keyBits: 256 },
];

test.each(schemes)("opens a file of the newer scheme with its password: %o", async (scheme) => {
  const bytes = encryptAgile(content, { password: "grün €", ...scheme });
  expect((await open(bytes, "grün €")).equals(content)).toBe(true);
});

test("opens a file of Office 2007 with its password", async () => {
  const bytes = encryptStandard(content, "tika");
  expect((await open(bytes, "tika")).equals(content)).toBe(true);
  expect(await codeOf(bytes, "Tika")).toBe("password_required");
});

test("says that the password is wrong, naming the file", async () => {
  const bytes = encryptAgile(content, { password: "right" });
  await expect(open(bytes, "wrong")).rejects.toMatchObject({
    code: "password_required",
    message: "The password for plan.docx is wrong. Give the right one.",
  });
});

test("refuses a cipher it does not know, too many rounds, a cut package and another container", async () => {
  expect(await codeOf(encryptAgile(content, { password: "x", cipherAlgorithm: "DES" }), "x")).toBe(
    "unsupported",
  );
  expect(await codeOf(encryptAgile(content, { password: "x", saidSpinCount: 10_000_001 }), "x")).toBe(
    "limit",
  );
  expect(await codeOf(makeOle({ WordDocument: Buffer.alloc(10) }), "x")).toBe("unsupported");
  expect(
    await codeOf(
      makeOle({ EncryptionInfo: Buffer.from([4, 0, 3, 0]), EncryptedPackage: Buffer.alloc(8) }),
      "x",
    ),
  ).toBe("unsupported");
  expect(
    await codeOf(makeOle({ EncryptionInfo: Buffer.from([4, 0]), EncryptedPackage: Buffer.alloc(8) }), "x"),
  ).toBe("corrupt");
  expect(await codeOf(Buffer.from("PK\u0003\u0004"), "x")).toBe("corrupt");
});

test("gives the content or a failure for any damaged file, and nothing else", async () => {
  const whole = encryptAgile(content, { password: "x", spinCount: 1 });
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, value, cut) => {
      const bytes = cut ? whole.subarray(0, at) : Buffer.from(whole);
      if (!cut) bytes[at] = value;
      await open(bytes, "x").catch((error: unknown) => expect(error).toBeInstanceOf(Failure));
    }),
    { numRuns: 300 },
  );
});
