import { join, resolve } from "node:path";
import { plainLine } from "../lib/text/plain-line.ts";
import { Failure } from "../model/failure.ts";
import { configName, readConfigFile } from "./settings/config-file.ts";
import { judgeFile } from "./trust/judge-file.ts";
import { openTrustList } from "./trust/trust-list.ts";

/** What a folder's configuration asks for, and whether its user has trusted it. */
export interface FolderTrust {
  path: string;
  state: "trusted" | "changed" | "untrusted";
  /** Each setting that needs trust: what it does, and what it says, in one plain line. */
  asks: { key: string; does: string; says: string }[];
  /** From now on what the file says now counts. */
  grant(): void;
  remove(): void;
}

const longestValue = 300;

export function readFolderTrust({ folder, home }: { folder: string; home: string }): FolderTrust {
  const file = readConfigFile(join(resolve(folder), configName));
  if (file === undefined)
    throw new Failure(
      "not-found",
      `There is no ${configName} in ${plainLine(resolve(folder), 400)}, so there is nothing to trust.`,
    );
  const { name, hash, isTrusted, hasChanged, withheld } = judgeFile(file, home);
  const list = openTrustList(home);
  const asks = withheld.map(({ key, does, value }) => ({ key, does, says: show(value) }));
  return {
    path: plainLine(name, 400),
    state: isTrusted ? "trusted" : hasChanged ? "changed" : "untrusted",
    asks,
    grant: () => list.set(name, hash),
    remove: () => list.set(name, undefined),
  };
}

/** Keys are not shown, only where they are set. */
function show(value: unknown): string {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    /key|secret|password/i.test(key) && key !== "keyVariable" && typeof inner === "string" ? "…" : inner,
  );
  return plainLine(withoutPassword(text), longestValue);
}

function withoutPassword(text: string): string {
  return text.replaceAll(/:\/\/[^/@\s"]{1,300}@/g, "://…@");
}
