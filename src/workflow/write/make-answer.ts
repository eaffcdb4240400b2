import type { Analysis } from "../../model/intent.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { Made } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { fromAnswer } from "./from-claims.ts";
import { writeFiles } from "./write-files.ts";

/** What was answered at once, as a document, and as files where a format was asked for. */
export async function makeAnswer(
  { request, analysis }: { request: RoundRequest; analysis: Analysis },
  deps: RoundDeps,
): Promise<Made> {
  const { answer, detectedLanguage: language, expectedFormats: formats } = analysis;
  if (answer === undefined) return { document: null, files: [], problems: [] };
  const document = fromAnswer(answer, { title: request.prompt, language });
  const written = await writeFiles(
    { document, sources: [], formats, documents: [], extracted: [], own: [] },
    deps,
  );
  return { document, ...written };
}
