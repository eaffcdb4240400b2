import { openIntents } from "../../model/work.ts";
import type { Made, Performed, Verified, Work } from "../../model/work.ts";
import { currentRound } from "../../model/workflow.ts";
import type { RoundDeps } from "../round-deps.ts";
import { fromClaims } from "./from-claims.ts";
import { writeFiles } from "./write-files.ts";

export interface MakeInput {
  work: Work;
  performed: Performed;
  verified: Verified;
}

/** The task's document and its files, once every part of the task is served; nothing before that. */
export async function makeDocument({ work, performed, verified }: MakeInput, deps: RoundDeps): Promise<Made> {
  const ids = new Set(verified.checked.map(({ intent }) => intent.id));
  const checked = [...work.checked.filter(({ intent }) => !ids.has(intent.id)), ...verified.checked];
  const { result } = performed;
  const own = [
    ...work.files,
    ...(result?.kind === "rendered" ? [result.document] : []),
    ...(result?.kind === "done" ? result.documents : []),
  ];
  if (openIntents({ intents: work.intents, checked }).length > 0)
    return { document: null, files: own, problems: [] };
  const round = currentRound(deps.workflow());
  const language = round?.analysis?.detectedLanguage ?? "unknown";
  const { tasks = [], prompt = "" } = round ?? {};
  const title = tasks.length > 1 ? work.task.objective : prompt;
  const draft = verified.draft ?? work.draft;
  const document = draft ?? fromClaims(checked, { title, language });
  if (document === null) return { document: null, files: own, problems: [] };
  const proven = [...work.earlier.flatMap((result) => result.checked), ...checked];
  const sources = [
    ...new Map(proven.flatMap(({ evidence }) => evidence).map((item) => [item.id, item])).values(),
  ];
  const formats = work.task.intent.expectedFormats;
  const written = await writeFiles(
    { document, sources, formats, documents: work.documents, extracted: performed.extracted, own },
    deps,
  );
  return { document, ...written };
}
