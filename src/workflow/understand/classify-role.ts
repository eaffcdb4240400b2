import { Role } from "../../model/sub-intent.ts";
import { askOpeners, fillers, questionWords, roleCues } from "./intent-cues.ts";
import { createCueFinder, createCueStart } from "./match-cue.ts";

const startsWithFiller = createCueStart(fillers);
const startsWithOpener = createCueStart(askOpeners);
const startsWithQuestion = createCueStart(questionWords);
const starts = Role.options.map((role) => ({ role, start: createCueStart(roleCues[role]) }));
const finders = Role.options.map((role) => ({ role, find: createCueFinder(roleCues[role]) }));
const seesComparison = createCueFinder([
  ...roleCues.COMPARE,
  "compares",
  "contrasting",
  "vergleicht",
  "vergleichend",
]);

/** Help is offered or begged for, nothing is asked for yet. */
const vagueHelp =
  /^(?:help|help me|assist me|help me out|help me with (?:this|that|these|it|a|an|some|something)\b.*|assist me with .*|bitte um hilfe|aidez-moi|aiutami|ayúdame)[\s.!?]*$/iu;

export interface Ask {
  /** What is left after polite words. */
  core: string;
  head: Role | "question" | "opener" | undefined;
  /** The opener, such as "can you", that was taken off. */
  opener: string | undefined;
  /** Only help is asked for, not yet with what. */
  isVague: boolean;
}

/** What a fragment opens with once fillers and openers are off; `head` undefined means it opens no request. */
export function readAsk(fragment: string): Ask {
  const plain = dropFillers(fragment.replace(/^[\s"'“”„«»(*_>-]+/u, ""));
  const opener = startsWithOpener(plain);
  const asked = opener === undefined ? plain : dropFillers(plain.slice(opener.length).trimStart());
  const isVague = vagueHelp.test(asked);
  const core = asked.replace(/^(?:me|mir|mich|to)\s+/iu, "").replace(/^help me (?:to )?(?=\p{L})/iu, "");
  return { core, opener, isVague, head: isVague ? undefined : readHead(core, opener) };
}

function readHead(core: string, opener: string | undefined): Ask["head"] {
  const role = headRole(core);
  if (role !== undefined) return role;
  if (opener !== undefined) return "opener";
  // "When the form is sent, …" ends in a full stop: a statement.
  return startsWithQuestion(core) !== undefined && !/[.!:]\s*$/u.test(core) ? "question" : undefined;
}

export function endsAsQuestion(fragment: string): boolean {
  return /\?["'”»)\s]*$/u.test(fragment);
}

export function classifyRole(fragment: string): Role {
  const { core, head } = readAsk(fragment);
  if (head !== undefined && head !== "question" && head !== "opener" && head !== "LOOKUP") return head;
  const seen = finders
    .filter(({ role }) =>
      head === undefined
        ? role !== "LOOKUP"
        : role === "COMPARE" || role === "SUMMARIZE" || role === "EXTRACT",
    )
    .flatMap(({ role, find }) => find(core).map(({ start }) => ({ role, start })))
    .toSorted((a, b) => a.start - b.start);
  return seen[0]?.role ?? "LOOKUP";
}

/** A text to be written that rests on a comparison of documents. */
export function restsOnComparison(fragment: string): boolean {
  return seesComparison(fragment).length > 0;
}

/** The role whose cue opens the text; the longest cue wins, so "write a summary" is no draft. */
function headRole(core: string): Role | undefined {
  const heads = starts
    .map(({ role, start }) => ({ role, length: start(core)?.length ?? 0 }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return heads[0]?.role;
}

function dropFillers(text: string): string {
  let rest = text;
  for (let filler = startsWithFiller(rest); filler !== undefined; filler = startsWithFiller(rest)) {
    rest = rest.slice(filler.length).replace(/^[\s,:;.!)-]+/u, "");
  }
  return rest;
}
