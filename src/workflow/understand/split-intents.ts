import { isGrounded, type Role, type Split, type SubIntent } from "../../model/sub-intent.ts";
import { classifyRole, restsOnComparison } from "./classify-role.ts";
import { cutRequests, type Piece } from "./cut-requests.ts";
import { findRules } from "./find-constraints.ts";
import { dataWords, roleCues, strongJoints, weakJoints } from "./intent-cues.ts";
import { createCueFinder } from "./match-cue.ts";

export interface SplitOptions {
  /** With documents at hand, a text to be written rests on them and gets a grounded intent before it. */
  hasDocuments?: boolean;
}

interface Request {
  role: Role;
  text: string;
  rules: string[];
}

const findSeparator = createCueFinder([...strongJoints, ...weakJoints, "vs", "versus"]);
const findData = createCueFinder(dataWords);
const findAction = createCueFinder([
  ...roleCues.SUMMARIZE,
  ...roleCues.DRAFT,
  ...roleCues.REWRITE,
  ...roleCues.TRANSLATE,
]);

/** Deterministic and without AI: which separable requests a message holds, grounded ones first. */
export function splitIntents(text: string, options: SplitOptions = {}): Split {
  const pieces = cutRequests(text);
  const requests = gather(pieces, text).flatMap((request) => ground(request, options));
  const ordered = [
    ...requests.filter(({ role }) => isGrounded(role)),
    ...requests.filter(({ role }) => !isGrounded(role)),
  ];
  const asked = pieces.filter((piece) => piece.kind === "ask").length;
  return {
    multiIntent: ordered.length > 1,
    signals: {
      separators: asked > 1 || findSeparator(text).length > 0 || /;|^\s*(?:[-*•]|\d+[.)])\s/mu.test(text),
      verbs: asked > 1 || new Set(requests.map(({ role }) => role)).size > 1,
      dataAndAction: findData(text).length > 0 && findAction(text).length > 0,
    },
    intents: ordered.map(toSubIntent),
  };
}

function toSubIntent({ role, text, rules }: Request, index: number): SubIntent {
  const base = { id: `i${index + 1}`, role, grounded: isGrounded(role), text };
  const constraints = [...new Set(rules)];
  return constraints.length === 0 ? base : { ...base, constraints };
}

/** Context joins the request it leads up to, or the last one; a rule sentence holds for every request. */
function gather(pieces: readonly Piece[], text: string): Request[] {
  const asks: string[] = [];
  let waiting: string[] = [];
  for (const piece of pieces) {
    if (piece.kind === "context") waiting.push(piece.text);
    if (piece.kind !== "ask") continue;
    const bare = piece.text.split(/\s+/u).length === 1 && waiting.length === 0 ? asks.pop() : undefined;
    asks.push(
      [...(bare === undefined ? [] : [bare]), ...waiting.filter(saysSomething), piece.text].join(" "),
    );
    waiting = [];
  }
  const rest = waiting.join(" ");
  const last = asks.pop();
  const final = last === undefined ? rest : [last, rest].filter((part) => part !== "").join(" ");
  const texts = [...asks, final === "" ? text.trim() || "?" : final];
  const global = pieces.filter((piece) => piece.kind === "rule").map((piece) => piece.text);
  return texts.map((own) => ({ role: classifyRole(own), text: own, rules: [...findRules(own), ...global] }));
}

/** "Please:" above a list leads up to nothing. */
function saysSomething(text: string): boolean {
  return text.split(/\s+/u).length > 3;
}

/** One fragment can hold both kinds: a text to be written about a comparison needs the comparison first. */
function ground(request: Request, { hasDocuments = false }: SplitOptions): Request[] {
  if (request.role !== "DRAFT") return [request];
  if (restsOnComparison(request.text)) return [{ ...request, role: "COMPARE" }, request];
  return hasDocuments ? [{ ...request, role: "SUMMARIZE" }, request] : [request];
}
