import { questionOpening } from "../../lexicon/requests/follow-up-words.ts";
import { textForms } from "../../lexicon/requests/delivered/text-forms.ts";
import { languages } from "../../lexicon/words-by-language.ts";
import { Failure } from "../../model/failure.ts";
import { toTitle } from "../../model/documents/to-title.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import { claimSections, groupBySource, sourceName, toHeading, toParagraph } from "./write/claim-sections.ts";
import type { WriterClaim } from "./write/claim-sections.ts";
import { tellMissing } from "./write/tell-missing.ts";
import { fitRoom, pickClaims } from "./write/pick-claims.ts";
import { writeSlides } from "./write/write-slides.ts";

/** A document made of the claims, word for word, in the form that was asked for, and nothing else. */
export function reportFromClaims(input: ReportInput): UnifiedDocument {
  const { instruction, title, language, handOffId, kind } = input;
  if (input.claims.length === 0)
    throw new Failure(
      "unsupported",
      "The built-in offline model cannot write freely. It writes texts from what documents say; attach documents that hold it, or configure a language model.",
    );
  const claims = fitRoom(pickClaims(input), input.room);
  return {
    metadata: {
      title: title === undefined || title.trim() === "" ? titleOf(input) : title,
      language,
      ...(kind !== undefined && kind !== "report" && { kind }),
      ...(handOffId === null ? {} : { handoff_id: handOffId }),
    },
    sections:
      kind === "slides"
        ? writeSlides(claims, [instruction, ...(input.asked ?? [])].join("\n"))
        : inForm(bodyOf(claims, kind === "mail" || kind === "letter"), input),
  };
}

/** By document, each under its name where there are several. */
function bodyOf(claims: readonly WriterClaim[], isForm: boolean): Section[] {
  const sources = groupBySource(claims);
  return [...sources].flatMap(([source, own], at) => {
    const id = `s${at + 1}`;
    const heading = sources.size > 1 ? [toHeading(isForm ? source : sourceName(source), id)] : [];
    return [...heading, ...claimSections(own, id)];
  });
}

/** A mail and a letter greet and close; their body has no headings. */
function inForm(sections: readonly Section[], { kind, language, missing }: ReportInput): Section[] {
  const form = textForms[languages.find((one) => one === language) ?? "en"];
  const body = [...sections, ...tellMissing(missing, form)];
  if (kind !== "mail" && kind !== "letter") return body;
  const isMail = kind === "mail";
  return [
    toParagraph(isMail ? form.mailGreeting : form.letterGreeting, "greeting"),
    toParagraph(form.lead, "lead"),
    ...body.map((section) => (section.content_type === "heading" ? asLine(section) : section)),
    toParagraph(isMail ? form.mailClosing : form.letterClosing, "closing"),
  ];
}

function asLine(section: Extract<Section, { content_type: "heading" }>): Section {
  return toParagraph(`${section.elements[0]?.text ?? ""}:`, section.id ?? "name");
}

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

/** The subject of a mail or letter is what it is about, else what was asked for it; another text is called by its order. */
function titleOf({ instruction, kind, claims }: ReportInput): string {
  if (kind !== "mail" && kind !== "letter") return toTitle(instruction);
  const own = topic.exec(instruction)?.groups?.["topic"];
  if (own !== undefined) return toTitle(firstOf(own));
  const [part, ...others] = new Set(claims.flatMap((claim) => claim.part ?? []));
  if (part === undefined || others.length > 0) return toTitle(instruction);
  const [first = ""] = part.replaceAll("?", "").split(/;\s/u);
  const subject = first.replace(questionOpening, "").replace(costVerb, "");
  return toTitle(/^(?:de\s|d['’]|of\s)/iu.test(subject) ? instruction : subject);
}
