import {
  averageOf,
  countOf,
  distinctOf,
  maxOf,
  medianOf,
  minOf,
  perValue,
  sumOf,
  toNumber,
  topOf,
} from "./question.ts";
import type { PlainRow, TableQuestion, Wanted } from "./question.ts";

const amount = "Amount (CHF)";
const betrag = "Betrag (CHF)";
const salaire = "Salaire (EUR)";
const prezzo = "Prezzo (EUR)";
const presupuesto = "Presupuesto (EUR)";
const one = (value: string | number): Wanted => ({ values: [value] });
const none = (): Wanted => "none";
const cell = (rows: readonly PlainRow[], [key, value]: [string, string], column: string) =>
  toNumber(rows.find((row) => row[key] === value)?.[column]);
const change = (from: number, to: number) => ((to - from) / from) * 100;

/** Written before there was a rule, and not looked at while the first rules were made. */
export const heldOutOthers: readonly TableQuestion[] = [
  {
    table: "sales",
    language: "de",
    text: "Wie hoch ist die Summe von Amount je Region?",
    truth: (r) => ({ rows: perValue(r, "Region", (own) => sumOf(own, amount)) }),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie gross ist die Summe aller Beträge der Kategorie Reise?",
    truth: (r) => one(sumOf(r, betrag, (x) => x["Kategorie"] === "Reise")),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie viele Rechnungen sind noch offen?",
    truth: (r) => one(countOf(r, (x) => x["Status"] === "offen")),
  },
  {
    table: "invoices",
    language: "de",
    text: "Welche Rechnung hat den höchsten Betrag?",
    truth: (r) => ({ rows: topOf(r, { name: "Rechnung", by: betrag }) }),
  },
  {
    table: "invoices",
    language: "de",
    text: "Durchschnittlicher Betrag pro Lieferant?",
    truth: (r) => ({ rows: perValue(r, "Lieferant", (own) => averageOf(own, betrag)) }),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie viele Rechnungen liegen unter 500 Franken?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[betrag]) < 500)),
  },
  {
    table: "invoices",
    language: "de",
    text: "Welcher Anteil der Rechnungen ist bezahlt?",
    truth: (r) => one((countOf(r, (x) => x["Status"] === "bezahlt") / r.length) * 100),
  },
  {
    table: "invoices",
    language: "de",
    text: "Was ist der Gesamtbetrag der Huber GmbH im Jahr 2024?",
    truth: (r) =>
      one(sumOf(r, betrag, (x) => x["Lieferant"] === "Huber GmbH" && x["Datum"]?.endsWith("2024") === true)),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie viele Lieferanten gibt es?",
    truth: (r) => one(distinctOf(r, "Lieferant")),
  },
  {
    table: "invoices",
    language: "de",
    text: "Nenne die drei grössten Rechnungen nach Betrag.",
    truth: (r) => ({ rows: topOf(r, { name: "Rechnung", by: betrag, n: 3 }) }),
  },
  { table: "invoices", language: "de", text: "Wie hoch ist der Gewinn insgesamt?", truth: none },
  {
    table: "staff",
    language: "fr",
    text: "Quel est le salaire moyen à Genève ?",
    truth: (r) => one(averageOf(r, salaire, (x) => x["Ville"] === "Genève")),
  },
  {
    table: "staff",
    language: "fr",
    text: "Combien de postes y a-t-il par département ?",
    truth: (r) => ({ rows: perValue(r, "Département", (own) => own.length) }),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quel poste a le salaire le plus bas ?",
    truth: (r) => ({ rows: topOf(r, { name: "Poste", by: salaire, least: true }) }),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quelle est la somme des salaires du département Finance ?",
    truth: (r) => one(sumOf(r, salaire, (x) => x["Département"] === "Finance")),
  },
  {
    table: "staff",
    language: "fr",
    text: "Combien de postes ont un salaire supérieur à 6000 euros ?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[salaire]) > 6000)),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quel pourcentage des postes se trouve à Sion ?",
    truth: (r) => one((countOf(r, (x) => x["Ville"] === "Sion") / r.length) * 100),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quel est l'âge maximum dans le département Production ?",
    truth: (r) => one(maxOf(r, "Âge", (x) => x["Département"] === "Production")),
  },
  { table: "staff", language: "fr", text: "Quel est le bonus total à Fribourg ?", truth: none },
  {
    table: "staff",
    language: "fr",
    text: "Quelle est l'ancienneté médiane ?",
    truth: (r) => one(medianOf(r, "Ancienneté")),
  },
  {
    table: "stock",
    language: "it",
    text: "Qual è il prezzo medio della categoria Idraulica?",
    truth: (r) => one(averageOf(r, prezzo, (x) => x["Categoria"] === "Idraulica")),
  },
  {
    table: "stock",
    language: "it",
    text: "Quanti articoli costano meno di 20 euro?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[prezzo]) < 20)),
  },
  {
    table: "stock",
    language: "it",
    text: "Qual è l'articolo con il prezzo più alto?",
    truth: (r) => ({ rows: topOf(r, { name: "Articolo", by: prezzo }) }),
  },
  {
    table: "stock",
    language: "it",
    text: "Qual è la quantità totale per fornitore?",
    truth: (r) => ({ rows: perValue(r, "Fornitore", (own) => sumOf(own, "Quantità")) }),
  },
  {
    table: "stock",
    language: "it",
    text: "Elenca i tre articoli con la quantità maggiore.",
    truth: (r) => ({ rows: topOf(r, { name: "Articolo", by: "Quantità", n: 3 }) }),
  },
  {
    table: "stock",
    language: "it",
    text: "Quale percentuale degli articoli è fornita da Verdone?",
    truth: (r) => one((countOf(r, (x) => x["Fornitore"] === "Verdone") / r.length) * 100),
  },
  { table: "stock", language: "it", text: "Qual è il peso totale degli articoli?", truth: none },
  {
    table: "stock",
    language: "it",
    text: "Quanti fornitori diversi ci sono?",
    truth: (r) => one(distinctOf(r, "Fornitore")),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuál es el presupuesto total de los proyectos en Chile?",
    truth: (r) => one(sumOf(r, presupuesto, (x) => x["País"] === "Chile")),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuántos proyectos están cerrados?",
    truth: (r) => one(countOf(r, (x) => x["Estado"] === "cerrado")),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Qué proyecto tiene más horas?",
    truth: (r) => ({ rows: topOf(r, { name: "Proyecto", by: "Horas" }) }),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuál es el promedio de horas por cliente?",
    truth: (r) => ({ rows: perValue(r, "Cliente", (own) => averageOf(own, "Horas")) }),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuántos proyectos tienen un presupuesto mayor de 50000?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[presupuesto]) > 50_000)),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Qué porcentaje del presupuesto total corresponde a México?",
    truth: (r) => one((sumOf(r, presupuesto, (x) => x["País"] === "México") / sumOf(r, presupuesto)) * 100),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuál es el presupuesto mínimo en 2022?",
    truth: (r) => one(minOf(r, presupuesto, (x) => x["Inicio"]?.endsWith("2022") === true)),
  },
  { table: "projects", language: "es", text: "¿Cuál es el coste total de los proyectos?", truth: none },
  {
    table: "projects",
    language: "es",
    text: "¿Cuáles son los dos proyectos con mayor presupuesto?",
    truth: (r) => ({ rows: topOf(r, { name: "Proyecto", by: presupuesto, n: 2 }) }),
  },
  {
    table: "divisions",
    language: "de",
    text: "Um wie viel Prozent hat sich Logistik von 2022 auf 2024 verändert?",
    truth: (r) =>
      one(change(cell(r, ["Sparte", "Logistik"], "2022"), cell(r, ["Sparte", "Logistik"], "2024"))),
  },
  {
    table: "divisions",
    language: "de",
    text: "Wie hoch ist die Summe aller Sparten im Jahr 2023?",
    truth: (r) => one(sumOf(r, "2023")),
  },
  {
    table: "divisions",
    language: "de",
    text: "Welche Sparte hat 2024 den tiefsten Wert?",
    truth: (r) => ({ rows: topOf(r, { name: "Sparte", by: "2024", least: true }) }),
  },
  {
    table: "gapminder",
    language: "de",
    text: "Wie viele Länder gibt es pro Region?",
    truth: (r) => ({ rows: perValue(r, "region", (own) => own.length) }),
  },
  {
    table: "gapminder",
    language: "fr",
    text: "Quelle est la population totale de la région america ?",
    truth: (r) => one(sumOf(r, "population", (x) => x["region"] === "america")),
  },
];
