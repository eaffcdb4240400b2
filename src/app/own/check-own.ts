import { checkFile } from "../check-file.ts";
import type { CheckReport } from "../check-file.ts";
import type { Config } from "../config.ts";
import type { GivenFile } from "../files/given-file.ts";
import type { OwnDocuments } from "./own-dossier.ts";

/** Checks one of the caller's documents against others of theirs. */
export async function checkOwn(
  { document, sources }: { document: string; sources: readonly string[] },
  { documents, config, signal }: { documents: OwnDocuments; config: Config; signal: AbortSignal },
): Promise<CheckReport> {
  const open = async (id: string): Promise<GivenFile> => {
    const { fileName, open: read } = await documents.content(id, signal);
    return { fileName, content: await read() };
  };
  const given = await Promise.all(sources.map(open));
  return checkFile({ file: await open(document), sources: given }, { config, signal });
}
