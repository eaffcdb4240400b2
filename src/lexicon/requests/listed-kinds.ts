import type { WordsByLanguage } from "../words-by-language.ts";
import { kindNouns } from "./kind-nouns.ts";
import { whoDoesWhat } from "./task-words.ts";
import { decisions } from "./summary-words.ts";

/** "All", "every" before what is to be listed. */
export const everyOne =
  /(?<!\p{L})(?:all|every|each|any|alle[nrs]?|sämtliche[nr]?|jede[nrs]?|tous|toutes|chaque|tutt[ie]|ogni|todos|todas|cada)(?!\p{L})/iu;

/** Stand beside a kind and narrow nothing: "amounts of money", "important dates", "deadlines mentioned". */
export const besideKinds: WordsByLanguage = {
  en: "money|important|relevant|main|key|mentioned|named|contained|stated|taken|made|agreed",
  de: "geld|geldbeträge|wichtig|wichtige|wichtigen|relevanten|genannten|erwähnten|vorkommenden|enthaltenen|gefassten|getroffenen|heraus|auf|zusammen",
  fr: "argent|importantes|importants|mentionnées|mentionnés|citées|prises|principales|principaux",
  it: "denaro|importanti|citate|citati|menzionate|menzionati|prese|principali",
  es: "dinero|importantes|mencionadas|mencionados|tomadas|principales",
};

/** What a request can have listed from a text that says it in sentences, and how such a sentence is told. */
export const listedKinds: typeof kindNouns = [
  ...kindNouns,
  {
    noun: /^(?:decisions?|resolutions?|beschlüssen?|beschluss|entscheide?|entscheidungen|décisions?|résolutions?|decision[ei]|delibere|risoluzioni|decisiones|acuerdos)$/iu,
    holds: decisions,
  },
  {
    noun: /^(?:obligations?|duties|duty|requirements?|pflichten?|verpflichtungen?|auflagen|vorschriften|devoirs?|exigences?|obbligh[oi]|obbligo|doveri|obligaciones|deberes|requisitos)$/iu,
    holds:
      /(?<!\p{L})(?:must|shall|has to|have to|is obliged|are obliged|is required|are required|muss|müssen|verpflichtet|(?:hat|haben)\s(?:\S+\s){1,12}zu|ist zu|sind zu|doit|doivent|est tenue?|sont tenue?s|deve|devono|è tenut[oa]|sono tenut[ie]|debe|deben)(?!\p{L})/iu,
  },
  {
    noun: /^(?:dates?|daten|datum|appointments?|fechas?)$/iu,
    holds:
      /(?<!\p{N})\p{N}{1,2}\.?\s?(?:er\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|mär|janv|févr|avr|juin|juil|août|déc|gen|mag|giu|lug|ago|set|ott|dic|ene|abr)\p{L}*|(?<!\p{N})\p{N}{1,2}[./]\p{N}{1,2}[./]\p{N}{2,4}|(?<!\p{N})(?:19|20)\p{N}{2}-\p{N}{2}-\p{N}{2}/iu,
  },
  {
    noun: /^(?:contacts?|phone numbers?|telephones?|addresses|kontakte?|telefonnummern?|ansprechpersonen|ansprechpartner|coordonnées|contatti|recapiti|contactos|teléfonos)$/iu,
    holds: /\S@\S|(?:^|\D)(?:\+\d|0\d{2})[\s/.-]?\d{2,3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/u,
  },
  {
    noun: /^(?:tasks?|to-?dos?|actions?|aufgaben?|pendenzen|massnahmen|maßnahmen|tâches?|mesures?|compit[oi]|azion[ei]|attività|tareas?|acciones)$/iu,
    holds:
      /(?<!\p{L})\p{Lu}\p{Ll}+\s(?:\p{Lu}\p{Ll}+\s)?[^.]{3,200}(?<!\p{L})(?:by|until|before|bis|avant|d['’]ici|jusqu['’]au|entro|hasta|antes)(?!\p{L})[^.]{0,30}\p{N}/u,
  },
];

/** "Give me the list of all deadlines" has a list made, whatever its verb. */
export const listNoun = new RegExp(
  `(?<!\\p{L})(?:list|liste|aufstellung|übersicht|elenco|lista|listado)(?!\\p{L})|${whoDoesWhat.source}`,
  "iu",
);
