import { questionOpening } from "../../../lexicon/requests/follow-up-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { reminderOrder } from "../../../lexicon/requests/delivered/reminder-words.ts";
import { runOut } from "../../../lexicon/requests/delivered/purpose-leads.ts";
import { toTitle } from "../../../model/documents/to-title.ts";
import { documentKindOf } from "../../../model/wording/document-kind.ts";
import type { ReportInput } from "../../../prompts/write-report.ts";
import { reminderTitle } from "../plan/written/find-reminder.ts";
import { findStated } from "../plan/written/find-stated.ts";
import { groupBySource, sourceName } from "./claim-sections.ts";
import { purposeOf } from "./fit-order.ts";

const topic =
  /(?<!\p{L})(?:about|on|regarding|concerning|über|betreffend|bezüglich|zum|zur|zu|concernant|au sujet de|à propos de|sur|riguardo a|sull[oae]|sui|su|sobre|with|mit|avec|con)\s+(?!(?:which|what|how|when|where|whom?|why|welche[rsnm]?|wie|wann|wo|wem|quel(?:le)?s?|quand|combien|comment|qual[ei]|quando|quant[oaie]|come|che|qué|cuál|cuándo)(?!\p{L}))(?<topic>[^.;\n]{4,80})(?![\p{L}\p{N}])/iu;

const costVerb =
  /^\s*(?:(?:does|do|did)\s+)?(?:costs?|kosten|kostet|coûtent|coûte|costano|costa|cuestan|cuesta)?\s*(?:the|der|die|das|le|la|les|l['’]|il|lo|i|gli|el|los|las)?(?:\s+|(?<=['’]))/iu;

/** A subject line is short: of a long list it is what is named first, and no word is cut. */
function firstOf(list: string): string {
  const [first = list] = list.split(/[,;]\s|\s(?:and|und|sowie|et|ed|e|y)\s/iu);
  const [all, own] = [list, first].map((text) => text.split(/\s+/u).length);
  return (all ?? 0) <= mostWords || (own ?? 0) < fewestWords ? list : first;
}

const [fewestWords, mostWords] = [2, 4];

/** The subject of a mail or letter is what it is about, else what was asked for it, else the paper behind it; never the order. */
export function subjectOf(input: ReportInput): string {
  const { instruction, claims, language } = input;
  if (reminderOrder.test(instruction))
    return reminderTitle(instruction, languages.find((one) => one === language) ?? "en");
  const purpose = purposeOf(instruction);
  if (purpose !== undefined)
    return toTitle(firstOf(purpose.replace(relative, "").replaceAll(runOut, " ").trim()));
  const stated = statedThing(input);
  if (stated !== undefined) return toTitle(stated);
  const own = topic.exec(instruction)?.groups?.["topic"];
  if (own !== undefined) return toTitle(firstOf(own));
  const [part, ...others] = new Set(claims.flatMap((claim) => claim.part ?? []));
  if (part === undefined || others.length > 0) return fromOrder(input, instruction);
  const [first = ""] = part.replaceAll("?", "").split(/;\s/u);
  const subject = first.replace(questionOpening, "").replace(costVerb, "");
  return fromOrder(input, /^(?:de\s|d['’]|of\s)/iu.test(subject) ? instruction : subject);
}

/** "Water that is missing": what it is called is the subject. */
const relative = /(?<!\s),?\s(?:that|which|who|die|der|das|welche[rs]?|qui|que|dont|che|quien)\s.*$/iu;

/** "That we accept the credit note" is about the credit note. */
function statedThing({ instruction, language, missing }: ReportInput): string | undefined {
  const points = findStated(instruction, language)?.points ?? [];
  const said = points.find((point) => !missing.includes(point)) ?? "";
  if (language === "de") return germanThing.exec(said)?.groups?.["thing"];
  const thing = plainThing.exec(said)?.groups?.["thing"];
  return thing !== undefined && thing.split(/\s+/u).length <= mostWords ? thing : undefined;
}

const germanThing = /(?<!\p{L})(?:der|die|das|den|dem|unser\p{L}*)\s(?<thing>(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)/u;
const plainThing =
  /(?<!\p{L})(?:(?:the|our|le|la|les|notre|nos|il|lo|gli|el|los|las)\s|l['’])(?<thing>[^,.;:]{3,60})$/iu;

/** What the order is without its verb, where that is more than "a mail to …"; else the names of the documents. */
function fromOrder({ claims }: ReportInput, order: string): string {
  const title = toTitle(order);
  // behind a mark, because "Brief" at the beginning of a text is English
  const kind = documentKindOf(`: ${title.split(/\s+/u, mostFormWords).join(" ")}`);
  const names = [...groupBySource(claims).keys()].map(sourceName);
  const isOrder = kind === "mail" || kind === "letter";
  return isOrder && names.length > 0 && names.length <= mostNames ? names.join(", ") : title;
}

const mostFormWords = 4;
const mostNames = 2;
