import { expect, test } from "vitest";
import { exportsValues, sideDoorsIn } from "./doors-in.ts";

test("a second door into a folder is noticed, also one for types with code beside them", () => {
  const texts: Record<string, string> = {
    "store/store.ts": "export function openStore() {}",
    "store/blobs/file-blobs.ts": "export function createFileBlobs() {}",
    "store/blobs/blobs.ts": "export interface Blobs {}",
    "store/ledger/file-ledger.ts": "export interface Ledger {}\nexport const most = 3;",
    "app/trust.ts": "export async function trust() {}",
    "app/trust/judge-file.ts": "export const judge = 1;",
  };
  const value = (from: string, to: string) => ({ from, to, isType: false });
  const type = (from: string, to: string) => ({ from, to, isType: true });
  const entries = [
    value("app/open-parts.ts", "store/store.ts"),
    value("app/open-parts.ts", "store/blobs/file-blobs.ts"),
    type("workflow/act/perform.ts", "store/blobs/blobs.ts"),
    type("workflow/act/perform.ts", "store/ledger/file-ledger.ts"),
    value("cli/commands/trust.ts", "app/trust.ts"),
    value("cli/commands/trust.ts", "app/trust/judge-file.ts"),
    value("store/store.ts", "store/blobs/file-blobs.ts"),
  ];
  expect(sideDoorsIn(entries, (path) => exportsValues(texts[path] ?? ""))).toEqual([
    "app/open-parts.ts enters store/ by a second door, store/blobs/file-blobs.ts, beside store/store.ts.",
    "workflow/act/perform.ts enters store/ by a second door, store/ledger/file-ledger.ts, beside store/store.ts.",
    "cli/commands/trust.ts enters app/ by app/trust/judge-file.ts, which is not at its root.",
  ]);
});
