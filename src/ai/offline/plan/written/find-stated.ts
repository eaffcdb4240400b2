import { opensFact } from "../../../../lexicon/requests/delivered/fact-nouns.ts";
import { isSpread } from "../../../../lexicon/requests/delivered/point-leads.ts";
import {
  opensStated,
  statedJoint,
  statedLead,
  statedSubject,
} from "../../../../lexicon/requests/delivered/stated-leads.ts";
import { textNoun } from "../../../../lexicon/requests/delivered/text-nouns.ts";
import { formPhrase } from "../../../../lexicon/requests/topic-leads.ts";
import { toldOpening } from "./told-opening.ts";

/** What a text is to say: each statement behind its "that", and the text with those who get it. */
interface Stated {
  lead: string;
  points: string[];
}

const mostPoints = 6;
const mostWords = 40;
const longestOrder = 800;

/** "A letter to the printer telling them that we accept the note but need pallets": what it is to say, one by one. */
export function findStated(text: string, language: string): Stated | undefined {
  const opening = toldOpening(language);
  if (opening === undefined || text.length > longestOrder) return undefined;
  const found = statedLead.exec(text);
  const noun = textNoun.exec(text);
  if (found === null || noun === null || noun.index > found.index) return undefined;
  // "tell the price that we agreed on" states nothing
  const told = found.groups?.["told"]?.trim() ?? "";
  if (opensFact.test(told) || isSpread.test(told)) return undefined;
  const that = found.groups?.["that"] ?? "";
  const rest = text.slice(found.index + found[0].length);
  const [clause = ""] = rest.replaceAll(formPhrase, " ").split(/(?<=[\p{L}\p{N}]{2})[.!?](?:\s|$)/u);
  const pieces = clause.split(statedJoint).map((piece) =>
    piece
      .replace(opensStated, "")
      .replace(/(?<![\s.])[\s.]+$/u, "")
      .trim(),
  );
  const subject = statedSubject.exec(pieces[0] ?? "")?.[0] ?? "";
  const isSaid = (piece: string) =>
    /\p{L}{2}\S*\s+\S/u.test(piece) && piece.split(/\s+/u).length <= mostWords && !opening.test(piece);
  if (pieces.length > mostPoints || !pieces.every(isSaid)) return undefined;
  const points = pieces.map((piece, at) => {
    const own = at === 0 || opensWithOne.test(piece) ? piece : `${subject}${piece}`;
    return /['’]$/u.test(that) ? `${that}${own}` : `${that} ${own}`;
  });
  const lead = text.slice(noun.index, found.index).replace(/[\s,:(]+$/u, "");
  return { lead: lead.replaceAll(/[:;\n]/gu, " "), points };
}

/** It says itself who does it. */
const opensWithOne =
  /^(?:(?:we|i|you|they|it|he|she|there|the|our|your|their|this|these|all|wir|ich|sie|es|er|man|der|die|das|unser\p{L}*|ihre?|alle|nous|je|vous|ils?|elles?|on|le|la|les|notre|nos|votre|vos|ce|cette|ces|noi|io|lo|i|gli|un[ao]?|el|los|las)\s|[ljc]['’])/iu;

/** A part made of such statements: "letter to the printer: that …; that …". */
export function statedPart(text: string): { lead: string; rest: string } | undefined {
  const end = text.indexOf(": ");
  const [lead, rest] = [text.slice(0, Math.max(0, end)), text.slice(end + 2)];
  return opensStated.test(rest) && textNoun.test(lead) ? { lead, rest } : undefined;
}
