import { plainLine } from "../../../lib/text/plain-line.ts";
import {
  answerElsewhere,
  deskOfSender,
  nobodyAsked,
  onlyFetched,
  outsideWasRead,
  senderOfAnswered,
} from "../../../lexicon/approval-words.ts";
import { mayAskToWrite } from "../../../lexicon/requests/write-orders.ts";
import type { ChosenAction } from "../../../model/action.ts";
import { permissionOf } from "../../../model/connections/permission-of.ts";
import type { RoundRequest } from "../../../model/round.ts";
import { currentRound } from "../../../model/workflow.ts";
import type { RoundDeps } from "../../round-deps.ts";
import { findConnection } from "../../usable-connections.ts";
import { findAnsweredMail, isOfSender, judgeAddress } from "./answered-mail.ts";
import { findStrangeTargets } from "./find-strange-targets.ts";
import { readTargets } from "./read-targets.ts";

export type Judged =
  | { kind: "go" }
  | { kind: "never"; reason: string }
  /** With what the person should know first, and what helps to judge it. */
  | { kind: "ask"; warnings: string[]; notes: string[] };

const longestSubject = 100;

/**
 * Whether a person is asked. What was allowed beforehand is done without, unless something from outside was read:
 * then only the connection's own word counts, because what was read may have led to it.
 */
export async function judgePermission(
  { chosen, request }: { chosen: ChosenAction; request: RoundRequest },
  deps: RoundDeps,
): Promise<Judged> {
  const { offer } = deps.actions.find(chosen.action);
  const { permission, isStated } = await lookUp(chosen, deps);
  if (permission === "never")
    return { kind: "never", reason: `the connection "${chosen.connection ?? ""}" does not allow it` };
  if (permission === "always" && (isStated || offer.effect === "read")) return { kind: "go" };
  const isAllowed = request.allow.some((name) => name === "*" || name === chosen.action);
  const isOutside = hasReadOutside(deps);
  if (isAllowed && !isOutside && !isStated) return { kind: "go" };
  if (!isOutside) return { kind: "ask", warnings: [], notes: [] };
  const { warnings, notes } = await tellTargets(chosen, deps);
  return { kind: "ask", warnings: [...warnings, ...tellOrders(deps)], notes };
}

const mostOrders = 5;

/** That nobody asked for anything of the kind, and what documents ordered: both together are how a trap looks. */
function tellOrders({ workflow }: RoundDeps): string[] {
  const { warnings } = workflow();
  const { analysis, split, prompt = "" } = currentRound(workflow()) ?? {};
  const words = nobodyAsked[analysis?.detectedLanguage ?? "en"] ?? nobodyAsked["en"] ?? "";
  const isAsked = split?.intents.some(({ grounded }) => !grounded) ?? true;
  const orders = warnings.filter(({ code }) => code === "instructions").map(({ message }) => message);
  return [...(isAsked || mayAskToWrite(prompt) ? [] : [words]), ...[...new Set(orders)].slice(0, mostOrders)];
}

/** As a step, because a person may change it before a replay. */
async function lookUp(chosen: ChosenAction, deps: RoundDeps): Promise<ReturnType<typeof permissionOf>> {
  const { offer } = deps.actions.find(chosen.action);
  const { connection: label } = chosen;
  const bound = label === null ? undefined : findConnection({ label, offer }, deps);
  if (bound === undefined) return { permission: offer.effect === "read" ? "always" : "ask", isStated: false };
  return deps.run.step("look at the permission", async () => {
    const now = (await deps.outside?.look(bound.id)) ?? bound;
    return permissionOf(now, offer);
  });
}

/** Pages, mails, answers of other programs: as documents, or as what an action told. */
function hasReadOutside({ workflow, actions }: RoundDeps): boolean {
  const { messages, rounds } = workflow();
  if (messages.some(({ documents }) => documents.some(({ origin }) => origin !== undefined))) return true;
  const outside = new Set(actions.offers.filter(({ isOutside }) => isOutside).map(({ name }) => name));
  return rounds.some((round) => round.actions.some(({ action }) => outside.has(action)));
}

/** What a person should know first: whom it goes to, as far as that came from outside. */
async function tellTargets(
  { action, parameters, connection }: ChosenAction,
  deps: RoundDeps,
): Promise<Pick<Extract<Judged, { kind: "ask" }>, "warnings" | "notes">> {
  const messageId = deps.actions.find(action).place?.answers?.(parameters);
  const documents = deps.workflow().messages.flatMap((message) => message.documents);
  const mail = messageId === undefined ? undefined : findAnsweredMail({ messageId, connection }, documents);
  const answering = messageId === undefined ? undefined : { mail };
  const strange = await deps.run.step("look at the targets", ({ signal }) =>
    findStrangeTargets({ parameters, answering }, deps, signal),
  );
  const language = currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "en";
  const say = (words: Readonly<Record<string, string>>, target: string) =>
    (words[language] ?? words["en"] ?? "")
      .replace("{target}", () => target)
      .replace("{sender}", () => mail?.sender ?? "?")
      .replace("{subject}", () => plainLine(mail?.subject ?? "", longestSubject) || "—");
  const roleOf = (target: string) => judgeAddress(target, mail);
  const warned = strange.filter((target) => !isOfSender(roleOf(target)));
  const known = readTargets(parameters).filter((target) => isOfSender(roleOf(target)));
  return {
    warnings: [
      say(outsideWasRead, ""),
      ...warned.map((target) => say(roleOf(target) === "elsewhere" ? answerElsewhere : onlyFetched, target)),
    ],
    notes: known.map((target) => say(roleOf(target) === "sender" ? senderOfAnswered : deskOfSender, target)),
  };
}
