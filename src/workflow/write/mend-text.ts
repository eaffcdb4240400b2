import { describeMissing, toReportClaims } from "../../model/report-claims.ts";
import type { Performed, Proven, TextBack, Work } from "../../model/work.ts";
import { currentRound } from "../../model/workflow.ts";
import { languageOfPart } from "../../model/wording/target-language.ts";
import { mendStatements } from "../../prompts/mend-statements.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface MendStage {
  work: Work;
  performed: Performed;
  proven: Proven;
  back: TextBack;
}

/** What is to stand in the place of a statement; null where it is taken out. */
export interface Mending {
  path: string;
  text: string | null;
  /** What stood there, and why it failed. */
  was: string;
  reason: string;
}

const mostInOneCall = 40;

/** The statements that failed go back once, each with its reason; whoever cannot be asked leaves them to be taken out. */
export async function mendText({ work, proven, back }: MendStage, deps: RoundDeps): Promise<Mending[]> {
  const checked = [...work.earlier.flatMap((result) => result.checked), ...work.checked, ...proven.checked];
  const handOffs = checked.flatMap(({ handOff }) => handOff ?? []);
  const pool = checked.flatMap(({ evidence }) => evidence);
  const requested = currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "unknown";
  const part = work.intents.find(({ grounded }) => !grounded);
  const language = part === undefined ? requested : languageOfPart(part, requested);
  const asked = back.rejected.slice(0, mostInOneCall);
  const input = {
    language,
    claims: toReportClaims(handOffs, { pool, language: requested }),
    missing: describeMissing(checked),
    statements: asked.map(({ path, text, reason }, at) => ({
      ...{ id: `s${at + 1}`, text, reason },
      ...placeOf(path),
    })),
  };
  const { run, ai } = deps;
  const { round, task, action } = deps.workflow();
  const reply = await run.step("mend text", ({ signal, key }) =>
    ai.content({
      ...{ prompt: mendStatements, input, run: run.runId, stepKey: key, signal },
      place: { round, task, action },
    }),
  );
  for (const usage of reply.usage) deps.used(usage);
  for (const complaint of reply.complaints)
    await deps.emit({ type: "answer-rejected", prompt: mendStatements.name, complaint });
  const said = new Map(
    reply.kind === "value" ? reply.value.statements.map(({ id, text }) => [id, text]) : [],
  );
  return back.rejected.map(({ path, text, reason }, at) => ({
    ...{ path, was: text, reason },
    text: said.get(`s${at + 1}`) ?? null,
  }));
}

/** What of a text stands at a path, in a word for whoever puts it right. */
function placeOf(path: string): { place?: string } {
  if (path.startsWith("metadata")) return { place: "title" };
  if (/\.(?:rows|headers)\b/u.test(path)) return { place: "cell of a table" };
  if (/\.caption\b/u.test(path)) return { place: "caption" };
  return /\.items\b/u.test(path) ? { place: "list item" } : {};
}
