import {
  askFact,
  factOwner,
  opensFact,
  ownedFact,
  standsAlone,
} from "../../../../lexicon/requests/delivered/fact-nouns.ts";
import {
  aboutThing,
  invitedTo,
  saidOf,
  dativeArticles,
  objectPronoun,
  opensNamed,
  sameOf,
  topicTies,
} from "../../../../lexicon/requests/delivered/point-leads.ts";
import { pronounArticles } from "../../../../lexicon/requests/pronoun-articles.ts";
import { toldOpening } from "./told-opening.ts";

interface Item {
  text: string;
  isQuestion: boolean;
}

interface Told {
  /** The order as far as it goes before the list. */
  before: string;
  language: string;
  /** Behind a German "mit". */
  isDative: boolean;
}

/** Every point with what it is about, as a question where it is one fact; none where a fact is left without its thing. */
export function completePoints(items: readonly Item[], told: Told): string[] {
  const { language, isDative } = told;
  const plain = items.map(({ text, isQuestion }) => ({
    ...{ isQuestion, text: isDative && !isQuestion ? withoutDative(text) : text },
  }));
  const spread = spreadSame(plain);
  const topic = topicOf(told.before);
  const points = spread.map((item, at) =>
    item.isQuestion ? completeQuestion(spread, at, told) : withOwner(spread, at, topic),
  );
  // a fact without its thing is asked for as it is, but not where nothing else is asked
  const isLeft = points.every(
    (point, at) => spread[at]?.isQuestion === false && point === spread[at].text && isBare(point),
  );
  return isLeft
    ? []
    : points.map((point, at) => (spread[at]?.isQuestion === true ? point : asQuestion(point, language)));
}

function withoutDative(text: string): string {
  const found = dativeArticles.find(({ dative }) => dative.test(text));
  return found === undefined ? text : text.replace(found.dative, found.plain);
}

/** "The date and time of the concert and those of the rehearsal": the facts before, of the other thing. */
function spreadSame(items: readonly Item[]): Item[] {
  return items.flatMap((item, at) => {
    if (item.isQuestion || !sameOf.test(item.text)) return [item];
    const owner = item.text.replace(sameOf, "");
    const facts = items.slice(0, at).filter(({ text, isQuestion }) => !isQuestion && opensFact.test(text));
    return facts.map(({ text }) => ({
      isQuestion: false,
      text: `${text.replace(factOwner, "").trim()} ${owner}`,
    }));
  });
}

/** The article that a fact opens with owns nothing: "der Preis". */
function ownerIn(text: string): string | undefined {
  return factOwner.exec(text.replace(/^(?:der|des|die|das|dem|den)\s+/iu, ""))?.[0];
}

/** A fact alone, without what it is a fact of: "the date". */
function isBare(text: string): boolean {
  return (
    opensFact.test(text) &&
    !standsAlone.test(text) &&
    ownerIn(text) === undefined &&
    text.split(/\s+/u).length <= longestBare
  );
}

const longestBare = 3;

/** What a fact is about: it says so itself, or the next one does, or the one before, or the order. */
function withOwner(items: readonly Item[], at: number, topic: string): string {
  const text = items[at]?.text ?? "";
  if (!isBare(text)) return text;
  const ownerOf = (item: Item) => (item.isQuestion ? undefined : ownerIn(item.text));
  const next = items
    .slice(at + 1)
    .map(ownerOf)
    .find((owner) => owner !== undefined);
  const last = items
    .slice(0, at)
    .toReversed()
    .map(ownerOf)
    .find((owner) => owner !== undefined);
  // "his phone number" is that of the one before
  const isOwned = ownedFact.test(text);
  const owner = (isOwned ? (last ?? next) : (next ?? last)) ?? topic;
  return owner === "" ? text : `${text.replace(ownedFact, "")} ${owner}`;
}

/** "About the trip": tied to a fact as "of the trip". */
function topicOf(order: string): string {
  const before = order.replace(/[\s,;:]+$/u, "");
  const invited = invitedTo.exec(before)?.groups?.["tied"];
  if (invited !== undefined) return invited;
  const said = saidOf.exec(before)?.groups?.["thing"];
  if (said !== undefined) return `(${said})`;
  const found = aboutThing.exec(before)?.[0];
  if (found === undefined) return "";
  const tied = topicTies.find(({ lead }) => lead.test(found));
  return tied === undefined ? found : found.replace(tied.lead, tied.tie);
}

/** Behind its article a fact is asked for like any other; what is only named is told about. */
function asQuestion(point: string, language: string): string {
  const plain = language === "de" ? point.replace(/^datum(?!\p{L})/iu, "das Datum") : point;
  return (opensFact.test(plain) ? askFact(plain, language) : undefined) ?? plain;
}

/** What a question leaves out stands in the point before it, or behind it. */
function completeQuestion(items: readonly Item[], at: number, { language, before }: Told): string {
  // "quando c'è la festa" asks when it is, and not whether there is one
  const text = (items[at]?.text ?? "").replace(/(?<!\p{L})c['’]è(?!\p{L})/iu, "è");
  const opening = toldOpening(language);
  const rest = opening === undefined ? text : text.replace(opening, "").trim();
  if (isEmpty(rest)) {
    // "when and from where the coach leaves", "when it begins and until when"
    const around = [...items.slice(0, at).toReversed(), ...items.slice(at + 1)];
    const other = around.find((one) => !one.isQuestion || !isEmpty(one.text.replace(opening ?? "", "")));
    if (other?.isQuestion === true && opening !== undefined)
      return `${text} ${other.text
        .replace(opening, "")
        .trim()
        .replace(
          /^(?:time|uhr|heure|ora|hora|day|tag|jour|giorno|día|address|adresse|ort|place|lieu|endroit|indirizzo|luogo|posto|dirección|lugar)\s/iu,
          "",
        )}`;
    const thing = other === undefined ? topicOf(before) : (ownerIn(other.text) ?? other.text);
    return `${text} ${thing}`.trim();
  }
  const thing = items
    .slice(0, at)
    .toReversed()
    .map(thingOf)
    .find((one) => one !== undefined);
  if (thing === undefined) return text;
  const found = pronounArticles.find(({ pronoun, article }) => pronoun.test(text) && article.test(thing));
  if (found !== undefined && !meansReaders.test(text)) return text.replace(found.pronoun, thing);
  return text.replace(objectPronoun, (pronoun, index: number) =>
    /\p{L}/u.test(text.charAt(index - 1)) ? `e ${thing}` : pronoun === "" ? "" : thing,
  );
}

/** "Where they can park", "wo sie parken können": those who read the text. */
const meansReaders = /(?<!\p{L})(?:they|ils|elles)(?!\p{L})|(?<!\p{L})sie\s.*(?:en|sind)\W*$/iu;

const asideWords =
  /(?<!\p{L})(?:time|times|day|date|hours?|uhr|uhrzeit|zeit|tag|bis|wann|heures?|jour|à|quelle?|ora|ore|giorno|alle|che|quale|hora|día|to|until|from)(?!\p{L})/giu;

/** Nothing but words of time: "from when to when". */
function isEmpty(rest: string): boolean {
  return !/\p{L}{2}/u.test(rest.replaceAll(asideWords, ""));
}

const firstThing =
  /(?<!\p{L})(?:the|our|this|der|die|das|den|dem|unsere?[nmr]?|le|la|les|notre|nos|il|lo|i|gli|el|los|las)\s+[\p{L}\p{N}-]+|(?<!\p{L})l['’][\p{L}\p{N}-]+/iu;

/** What a point speaks of first; of what is only named, all of it. */
function thingOf({ text, isQuestion }: Item): string | undefined {
  if (!isQuestion && opensNamed.test(text) && !opensFact.test(text)) return text;
  return firstThing.exec(isQuestion ? text : (ownerIn(text) ?? text))?.[0];
}
