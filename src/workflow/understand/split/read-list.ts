import { askOpeners } from "../../../lexicon/requests/ask-words.ts";
import { deliverables } from "../../../lexicon/requests/deliverable-words.ts";
import { Role } from "../../../model/sub-intent.ts";
import { classifyRole, dropFillers, endsAsQuestion, opensAsNoun, readAsk } from "../classify-role.ts";
import { createCueFinder, cuesOf } from "../match-cue.ts";
import type { InlineList } from "./find-lists.ts";
import { isOutputWish } from "./find-constraints.ts";
import { trimEnd } from "./trim-item.ts";

/** How the items of a list are to be taken. */
export type ListReading =
  /** Each is a request of its own; a role where the lead or the thing asked for tells it. */
  | { kind: "requests"; roles: (Role | undefined)[] }
  /** Each is one thing that the one request asks for. */
  | { kind: "points"; role: Role; points: string[] }
  | { kind: "none" };

const things = Object.entries(deliverables).map(([role, words]) => ({
  role: Role.parse(role),
  find: createCueFinder(cuesOf(words)),
}));
/** German writes them together: "Wochenbericht", "Excel-Tabelle". */
const compounds = Object.entries(deliverables).map(([role, words]) => ({
  role: Role.parse(role),
  pattern: new RegExp(`[\\p{L}]-?(?:${words.de})(?!\\p{L})`, "iu"),
}));
/** "I'm planning a trip and need to know …" */
const findOpener = createCueFinder([
  ...cuesOf(askOpeners),
  "need to",
  "want to",
  "would like to",
  "muss ich wissen",
]);

/** A thing that is asked for stands near the start of its item. */
const openingLength = 70;

/** What was said before a list and in its items, without the marks. */
export interface ListText {
  lead: string;
  items: string[];
}

/** Whether the items ask for themselves, name things to be made, or only what one request is about. */
export function readList({ isOrdinal }: InlineList, { lead, items }: ListText): ListReading {
  const none: ListReading = { kind: "none" };
  if (items.some((item) => !/\p{L}/u.test(dropFillers(item)))) return none;
  const { role: leadRole, governing } = readLead(dropFillers(lead).replace(/(?<!\s)\s*[:：]$/u, ""));
  const asks = items.map((item) => asksItself(item, leadRole !== undefined));
  const asking = asks.filter(Boolean).length;
  if (isOrdinal && asking < items.length) return none;
  if (2 * asking >= items.length && asking > 0)
    return { kind: "requests", roles: items.map((item, at) => (asks[at] ? undefined : thingRole(item))) };
  if (leadRole === undefined || endsAsQuestion(lead.trimEnd())) return none;
  const made = items.map(thingRole);
  const isMaking = leadRole === "DRAFT" || leadRole === "LOOKUP";
  if (
    isMaking &&
    thingRole(governing) === undefined &&
    2 * made.filter((role) => role !== undefined).length >= items.length
  )
    return { kind: "requests", roles: made.map((role) => role ?? "LOOKUP") };
  if (leadRole === "SUMMARIZE" || leadRole === "TRANSLATE" || leadRole === "REWRITE")
    return { kind: "requests", roles: items.map(() => leadRole) };
  return {
    kind: "points",
    role: leadRole,
    points: items.map((item) => trimEnd(item).replace(/[.;]$/u, "").trim()),
  };
}

interface Lead {
  role: Role | undefined;
  /** The verb that the items hang on, and what stands behind it. */
  governing: string;
}

/** What governs the list: at the head of its lead, or somewhere in it: "Dall'ordinanza ricava:". */
function readLead(lead: string): Lead {
  const { head, core } = readAsk(lead);
  if (head === "question" || head === "opener") return { role: "LOOKUP", governing: core };
  if (head !== undefined) return { role: classifyRole(lead), governing: core };
  const words = lead.slice(-200).split(/(?<=[\s,:;])/u);
  const at = words.findIndex((_, index) => {
    const rest = words.slice(index, index + 8).join("");
    const role = readAsk(rest).head;
    return role !== undefined && role !== "question" && !opensAsNoun(rest);
  });
  const governing = at < 0 ? "" : words.slice(at).join("");
  return { role: at < 0 ? undefined : classifyRole(governing), governing };
}

/** Under a verb, "name" and "order number" are nouns. */
function asksItself(item: string, isGoverned: boolean): boolean {
  const text = dropFillers(item.trimStart());
  if (isOutputWish(text)) return false;
  const { head } = readAsk(text);
  // under a question the mark at the end is that of the whole list
  if (head === undefined)
    return (!isGoverned && endsAsQuestion(item.trimEnd())) || findOpener(text).length > 0;
  return !(isGoverned && opensAsNoun(text));
}

function thingRole(text: string): Role | undefined {
  const opening = text.slice(0, openingLength);
  const found = [
    ...things.flatMap(({ role, find }) => find(opening).map(({ start }) => ({ role, start }))),
    ...compounds.flatMap(({ role, pattern }) => {
      const match = pattern.exec(opening);
      return match === null ? [] : [{ role, start: match.index }];
    }),
  ];
  return found.toSorted((a, b) => a.start - b.start)[0]?.role;
}
