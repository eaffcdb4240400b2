import { reminderLeads, reminderOrder } from "../../lexicon/requests/delivered/reminder-words.ts";
import { textForms } from "../../lexicon/requests/delivered/text-forms.ts";
import { languages } from "../../lexicon/words-by-language.ts";
import { Failure } from "../../model/failure.ts";
import { toTitle } from "../../model/documents/to-title.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import { claimSections, groupBySource, sourceName, toHeading, toParagraph } from "./write/claim-sections.ts";
import type { WriterClaim } from "./write/claim-sections.ts";
import { subjectOf } from "./write/subject-of.ts";
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
function inForm(
  sections: readonly Section[],
  { kind, language, missing, instruction }: ReportInput,
): Section[] {
  const own = languages.find((one) => one === language) ?? "en";
  const form = textForms[own];
  const lead = reminderOrder.test(instruction) ? reminderLeads[own] : form.lead;
  const body = [...sections, ...tellMissing(missing, form)];
  if (kind !== "mail" && kind !== "letter") return body;
  const isMail = kind === "mail";
  return [
    toParagraph(isMail ? form.mailGreeting : form.letterGreeting, "greeting"),
    toParagraph(lead, "lead"),
    ...body.map((section) => (section.content_type === "heading" ? asLine(section) : section)),
    toParagraph(isMail ? form.mailClosing : form.letterClosing, "closing"),
  ];
}

function asLine(section: Extract<Section, { content_type: "heading" }>): Section {
  return toParagraph(`${section.elements[0]?.text ?? ""}:`, section.id ?? "name");
}

/** A mail and a letter have a subject; another text is called by its order. */
function titleOf(input: ReportInput): string {
  const { kind, instruction } = input;
  return kind === "mail" || kind === "letter" ? subjectOf(input) : toTitle(instruction);
}
