import { buffer } from "node:stream/consumers";
import { streamStoredParts } from "../../../actions/actions.ts";
import type { Document } from "../../../model/document.ts";
import type { Workflow } from "../../../model/workflow.ts";
import type { RoundDeps } from "../../round-deps.ts";
import { isOfSender, judgeAddress } from "./answered-mail.ts";
import type { AnsweredMail } from "./answered-mail.ts";
import { readTargets } from "./read-targets.ts";

export interface TargetInput {
  parameters: unknown;
  /** The mail that is answered, by its id, and what is known of it. */
  answering: { mail: AnsweredMail | undefined } | undefined;
}

/** Of the targets that parameters name, those that stand in what was fetched and in nothing that the person said or gave. */
export async function findStrangeTargets(
  { parameters, answering }: TargetInput,
  deps: Pick<RoundDeps, "workflow" | "blobs">,
  signal: AbortSignal,
): Promise<string[]> {
  const roleOf = (target: string) => judgeAddress(target, answering?.mail);
  const targets = readTargets(parameters).filter((target) => !isOfSender(roleOf(target)));
  if (targets.length === 0) return [];
  const workflow = deps.workflow();
  const said = workflow.rounds.map(({ prompt }) => prompt.toLowerCase()).join("\n");
  const unsaid = targets.filter((target) => !said.includes(target.toLowerCase()));
  if (unsaid.length === 0) return [];
  const documents = workflow.messages.flatMap((message) => message.documents);
  const inGiven = await namedIn(unsaid, ofKind(documents, false), { workflow, deps, signal });
  const open = unsaid.filter((target) => !inGiven.has(target));
  const inFetched = await namedIn(open, ofKind(documents, true), { workflow, deps, signal });
  const read = new Set(workflow.readings.flatMap(({ extracted }) => extracted.map((one) => one.documentId)));
  const unread = documents.filter(({ id, origin }) => origin !== undefined && !read.has(id));
  for (const target of await namedInBytes(open, unread, { deps, signal })) inFetched.add(target);
  const findings = workflow.messages
    .filter(({ role }) => role === "system")
    .flatMap(({ findings: told = [] }) => told)
    .join("\n")
    .toLowerCase();
  // whom a mail names for answers came from outside, whether the text of the mail shows it or not
  const isNamedOutside = (target: string) =>
    roleOf(target) === "elsewhere" ||
    (answering !== undefined && answering.mail === undefined && target.includes("@"));
  return open.filter(
    (target) => inFetched.has(target) || findings.includes(target.toLowerCase()) || isNamedOutside(target),
  );
}

function ofKind(documents: readonly Document[], isFetched: boolean): Set<string> {
  return new Set(
    documents
      .filter(({ origin, provenance }) => (origin !== undefined) === isFetched && provenance !== "generated")
      .map(({ id }) => id),
  );
}

interface Reading {
  workflow: Workflow;
  deps: Pick<RoundDeps, "blobs">;
  signal: AbortSignal;
}

/** Which of the targets stand in what was read of these documents. */
async function namedIn(
  targets: readonly string[],
  ids: ReadonlySet<string>,
  { workflow, deps, signal }: Reading,
): Promise<Set<string>> {
  const found = new Set<string>();
  const left = new Map(targets.map((target) => [target, target.toLowerCase()]));
  for (const read of workflow.readings.flatMap(({ extracted }) => extracted)) {
    if (!ids.has(read.documentId)) continue;
    for await (const { text } of streamStoredParts(read, deps.blobs, signal)) {
      if (left.size === 0) return found;
      const lower = text.toLowerCase();
      for (const [target, wanted] of left)
        if (lower.includes(wanted)) {
          found.add(target);
          left.delete(target);
        }
    }
  }
  return found;
}

const largestLook = 5_000_000;

/** Of what was fetched and not read yet, the bytes as they are. */
async function namedInBytes(
  targets: readonly string[],
  unread: readonly Document[],
  { deps, signal }: Omit<Reading, "workflow">,
): Promise<string[]> {
  const found = new Set<string>();
  for (const { sha256, bytes } of unread) {
    if (found.size === targets.length) break;
    if (bytes > largestLook) continue;
    const text = (await buffer(await deps.blobs.open(sha256, { signal }))).toString("utf8").toLowerCase();
    for (const target of targets) if (text.includes(target.toLowerCase())) found.add(target);
  }
  return [...found];
}
