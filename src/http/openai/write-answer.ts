import { printPosition } from "../../model/documents/print-position.ts";
import { phrasesFor } from "../../model/phrases.ts";
import type { CitedPassage, RoundResult } from "../../model/round-result.ts";
import { toPublicResult } from "../shapes/public-round.ts";

export interface UrlCitation {
  type: "url_citation";
  url_citation: { start_index: number; end_index: number; url: string; title: string };
}

export interface ChatAnswer {
  content: string;
  annotations: UrlCitation[];
  /** Filled where the request was refused. */
  refusal: string | null;
  /** In the order of their numbers. */
  cited: { number: number; passage: CitedPassage }[];
}

/** The answer as a chat client shows it: with its marks, its sources as links, and links to its files. */
export function writeAnswer(result: RoundResult, base: string): ChatAnswer {
  const { language, workflowId, round } = result;
  const { body, sources } = splitSources(result.message.text, phrasesFor(language).sources);
  const cited = sources.flatMap(({ number, line }) => {
    const passage = findPassage(line, result);
    return passage === undefined ? [] : [{ number, passage }];
  });
  const linkTo = (passage: CitedPassage) =>
    `${base}/w/${workflowId}?round=${round}&evidence=${encodeURIComponent(passage.id)}`;
  const titleOf = ({ document, position }: CitedPassage) =>
    [document, printPosition(position, language)].filter((word) => word !== "").join(", ");
  const list = sources.map(({ number, line }) => {
    const passage = cited.find((one) => one.number === number)?.passage;
    if (passage === undefined) return `[${number}] ${line}`;
    const title = titleOf(passage);
    const rest = line.startsWith(title) ? line.slice(title.length) : "";
    return `[${number}] [${forLink(title)}](${linkTo(passage)})${rest}`;
  });
  const files = result.documents.map(({ fileName, id }) => {
    return `- [${forLink(fileName)}](${base}/api/v1/documents/${encodeURIComponent(id)}/content?download=1)`;
  });
  const words = phrasesFor(language);
  const content = [
    body,
    ...(files.length > 0 ? [`${words.files}\n${files.join("\n")}`] : []),
    ...(list.length > 0 ? [`${words.sources}\n\n${list.join("  \n")}`] : []),
  ].join("\n\n");
  const annotations = cited.flatMap(({ number, passage }) =>
    marksOf(body, number).map((start) => ({
      type: "url_citation" as const,
      url_citation: {
        start_index: start,
        end_index: start + `[${number}]`.length,
        url: linkTo(passage),
        title: titleOf(passage),
      },
    })),
  );
  const isRefused = result.status === "REFUSAL" || result.status === "REJECT";
  return { content, annotations, refusal: isRefused ? body : null, cited };
}

/** What our own clients get beside the standard. */
export function dossierMember(result: RoundResult): Record<string, unknown> {
  const { workflowId, round, status, claims, evidence, documents, usage } = toPublicResult(result);
  const { price, currency } = usage;
  return { workflowId, round, status, claims, evidence, documents, cost: { price, currency } };
}

/** The text before its list of sources, and the list. */
function splitSources(
  text: string,
  word: string,
): { body: string; sources: { number: number; line: string }[] } {
  const at = text.lastIndexOf(`\n\n${word}\n[1] `);
  if (at === -1) return { body: text, sources: [] };
  const lines = text.slice(at + word.length + 3).split("\n");
  const sources = lines.flatMap((line) => {
    const [, number, rest = ""] = /^\[(\d{1,5})\] (.*)$/.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), line: rest }];
  });
  return { body: text.slice(0, at), sources };
}

/** A line of the list says document, place and words: the passage that fits most of it. */
function findPassage(line: string, { evidence, language }: RoundResult): CitedPassage | undefined {
  const inDocument = evidence.filter(({ document }) => line.startsWith(document));
  const scored = inDocument.map((passage) => {
    const place = printPosition(passage.position, language);
    const opening = passage.quote.replaceAll(/\s+/g, " ").slice(0, 20);
    return {
      passage,
      score: (place !== "" && line.includes(place) ? 2 : 0) + (line.includes(opening) ? 1 : 0),
    };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.passage;
}

function marksOf(text: string, number: number): number[] {
  const mark = `[${number}]`;
  const places: number[] = [];
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) places.push(at);
  return places;
}

/** A title in Markdown's brackets. */
function forLink(text: string): string {
  return text.replaceAll(/[[\]\\]/g, (sign) => `\\${sign}`);
}
