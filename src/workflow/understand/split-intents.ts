import { strongJoints, weakJoints } from "../../lexicon/requests/joint-words.ts";
import { dataWords, roleVerbs } from "../../lexicon/requests/role-verbs.ts";
import { isGrounded, type Role, type Split, type SubIntent } from "../../model/sub-intent.ts";
import { classifyRole, dropFillers, restsOnComparison } from "./classify-role.ts";
import { createCueFinder, cuesOf } from "./match-cue.ts";
import { cutRequests } from "./split/cut-requests.ts";
import { findRules } from "./split/find-constraints.ts";
import type { MessagePiece } from "./split/message-piece.ts";

export interface SplitOptions {
  /** With documents at hand, a text to be written rests on them and gets a grounded intent before it. */
  hasDocuments?: boolean;
}

interface Request {
  role: Role;
  text: string;
  points: string[];
  rules: string[];
}

const findSeparator = createCueFinder([...cuesOf(strongJoints, weakJoints), "vs", "versus"]);
const findData = createCueFinder(cuesOf(dataWords));
const findAction = createCueFinder(
  cuesOf(roleVerbs.SUMMARIZE, roleVerbs.DRAFT, roleVerbs.REWRITE, roleVerbs.TRANSLATE),
);

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
      separators:
        asked > 1 || findSeparator(text).length > 0 || /;|^[ \t]*(?:[-*•]|\d{1,3}[.)])\s/mu.test(text),
      verbs: asked > 1 || new Set(requests.map(({ role }) => role)).size > 1,
      dataAndAction: findData(text).length > 0 && findAction(text).length > 0,
    },
    intents: ordered.map(toSubIntent),
  };
}

function toSubIntent({ role, text, points, rules }: Request, index: number): SubIntent {
  const constraints = [...new Set(rules)];
  return {
    ...{ id: `i${index + 1}`, role, grounded: isGrounded(role), text },
    ...(points.length > 0 && { points: points.map((point, at) => ({ id: `p${at + 1}`, text: point })) }),
    ...(constraints.length > 0 && { constraints }),
  };
}

/** With more rules than this each goes with the request before it alone. */
const mostGlobalRules = 20;

/** Context joins the request it leads up to, or the last one; a rule sentence holds for every request. */
function gather(pieces: readonly MessagePiece[], text: string): Request[] {
  const asks: { parts: string[]; piece?: MessagePiece; rules: string[] }[] = [];
  const global = pieces.filter((piece) => piece.kind === "rule").map((piece) => piece.text);
  let waiting: string[] = [];
  for (const piece of pieces) {
    const last = asks.at(-1);
    if (piece.kind === "context") waiting.push(piece.text);
    if (piece.kind === "rule" && global.length > mostGlobalRules) (last?.rules ?? waiting).push(piece.text);
    if (piece.kind !== "ask") continue;
    const isBare = piece.role === undefined && !/\s/u.test(piece.text.trim()) && waiting.length === 0;
    if (isBare && last !== undefined) last.parts.push(piece.text);
    else asks.push({ parts: [...waiting.filter(saysSomething), piece.text], piece, rules: [] });
    waiting = [];
  }
  const last = asks.at(-1);
  if (last === undefined)
    asks.push({ parts: waiting.length > 0 ? waiting : [text.trim() || "?"], rules: [] });
  else for (const rest of waiting) last.parts.push(rest);
  return asks.map(({ parts, piece, rules }) => {
    const own = parts.join(" ");
    return {
      role: piece?.role ?? classifyRole(piece?.text ?? own),
      text: own,
      points: piece?.points ?? [],
      rules: [...findRules(own), ...(global.length > mostGlobalRules ? rules : global)],
    };
  });
}

/** "Please:" above a list leads up to nothing. */
function saysSomething(text: string): boolean {
  return dropFillers(`${text} `).trim() !== "";
}

/** One fragment can hold both kinds: a text to be written about a comparison needs the comparison first. */
function ground(request: Request, { hasDocuments = false }: SplitOptions): Request[] {
  if (request.role !== "DRAFT") return [request];
  if (restsOnComparison(request.text)) return [{ ...request, role: "COMPARE" }, request];
  return hasDocuments ? [{ ...request, role: "SUMMARIZE" }, request] : [request];
}
