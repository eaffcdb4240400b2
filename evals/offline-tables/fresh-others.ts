import {
  averageOf,
  best,
  countOf,
  distinctOf,
  maxOf,
  minOf,
  perValue,
  sumOf,
  toNumber,
  topOf,
} from "./question.ts";
import type { TableQuestion, Wanted } from "./question.ts";

const fee = "Kursgebühr (CHF)";
const montant = "Montant (CHF)";
const fatturato = "Fatturato (EUR)";
const precio = "Precio unitario (EUR)";
const one = (value: string | number): Wanted => ({ values: [value] });
const none = (): Wanted => "none";

/** Other tables and other words, written after the rules had been tuned on the first part and had seen the second. */
export const freshOthers: readonly TableQuestion[] = [
  { table: "plants", language: "de", text: "Wie viele Kraftwerke gibt es in Norway?", truth: none },
  {
    table: "courses",
    language: "de",
    text: "Wie viele Kurse finden in Bern statt?",
    truth: (r) => one(countOf(r, (x) => x["Ort"] === "Bern")),
  },
  {
    table: "courses",
    language: "de",
    text: "Wie viele Teilnehmende hat das Thema Excel insgesamt?",
    truth: (r) => one(sumOf(r, "Teilnehmende", (x) => x["Thema"] === "Excel")),
  },
  {
    table: "courses",
    language: "de",
    text: "Wie hoch ist die durchschnittliche Kursgebühr in Chur?",
    truth: (r) => one(averageOf(r, fee, (x) => x["Ort"] === "Chur")),
  },
  {
    table: "courses",
    language: "de",
    text: "Höchste Kursgebühr im Jahr 2025?",
    truth: (r) => one(maxOf(r, fee, (x) => x["Beginn"]?.endsWith("2025") === true)),
  },
  { table: "courses", language: "de", text: "Welches Thema hat die meisten Teilnehmenden?", truth: none },
  {
    table: "courses",
    language: "de",
    text: "Welches Thema hat insgesamt die meisten Teilnehmenden?",
    truth: (r) => ({ rows: best(perValue(r, "Thema", (own) => sumOf(own, "Teilnehmende"))) }),
  },
  {
    table: "courses",
    language: "de",
    text: "Wie viele Themen werden angeboten?",
    truth: (r) => one(distinctOf(r, "Thema")),
  },
  {
    table: "courses",
    language: "de",
    text: "Summe der Teilnehmenden nach Ort",
    truth: (r) => ({ rows: perValue(r, "Ort", (own) => sumOf(own, "Teilnehmende")) }),
  },
  {
    table: "courses",
    language: "de",
    text: "Wie viele Kursnummern haben mindestens 20 Teilnehmende?",
    truth: (r) => one(countOf(r, (x) => toNumber(x["Teilnehmende"]) >= 20)),
  },
  {
    table: "courses",
    language: "de",
    text: "Welcher Anteil der Kurse ist online?",
    truth: (r) => one((countOf(r, (x) => x["Online"] === "ja") / r.length) * 100),
  },
  { table: "courses", language: "de", text: "Wie viel teurer ist Excel als Englisch?", truth: none },
  {
    table: "courses",
    language: "de",
    text: "Welche Kursnummer hat die tiefste Kursgebühr in Aarau?",
    truth: (r) => ({
      rows: topOf(r, { name: "Kursnummer", by: fee, least: true, test: (x) => x["Ort"] === "Aarau" }),
    }),
  },
  {
    table: "expenses",
    language: "fr",
    text: "Quel est le montant total des dépenses de la rubrique Repas ?",
    truth: (r) => one(sumOf(r, montant, (x) => x["Rubrique"] === "Repas")),
  },
  {
    table: "expenses",
    language: "fr",
    text: "Combien de dépenses ont été payées par carte ?",
    truth: (r) => one(countOf(r, (x) => x["Paiement"] === "carte")),
  },
  {
    table: "expenses",
    language: "fr",
    text: "Montant moyen par service",
    truth: (r) => ({ rows: perValue(r, "Service", (own) => averageOf(own, montant)) }),
  },
  {
    table: "expenses",
    language: "fr",
    text: "Quelle dépense a le montant le plus élevé ?",
    truth: (r) => ({ rows: topOf(r, { name: "Dépense", by: montant }) }),
  },
  { table: "expenses", language: "fr", text: "Combien de dépenses dépassent 400 francs ?", truth: none },
  {
    table: "expenses",
    language: "fr",
    text: "Combien de dépenses ont un montant entre 100 et 200 francs ?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[montant]) >= 100 && toNumber(x[montant]) <= 200)),
  },
  {
    table: "expenses",
    language: "fr",
    text: "Quelle part du montant total revient à la Direction ?",
    truth: (r) => one((sumOf(r, montant, (x) => x["Service"] === "Direction") / sumOf(r, montant)) * 100),
  },
  {
    table: "expenses",
    language: "fr",
    text: "Quel est le total de la TVA en avril 2024 ?",
    truth: (r) => one(sumOf(r, "TVA (CHF)", (x) => x["Date"]?.endsWith("04.2024") === true)),
  },
  { table: "expenses", language: "fr", text: "Quel est le montant total hors TVA ?", truth: none },
  {
    table: "expenses",
    language: "fr",
    text: "Quelles sont les cinq dépenses avec le plus petit montant ?",
    truth: (r) => ({ rows: topOf(r, { name: "Dépense", by: montant, n: 5, least: true }) }),
  },
  {
    table: "orders",
    language: "it",
    text: "Qual è il fatturato totale della zona Nord?",
    truth: (r) => one(sumOf(r, fatturato, (x) => x["Zona"] === "Nord")),
  },
  {
    table: "orders",
    language: "it",
    text: "Quanti ordini ha fatto Hotel Sole?",
    truth: (r) => one(countOf(r, (x) => x["Cliente"] === "Hotel Sole")),
  },
  {
    table: "orders",
    language: "it",
    text: "Fatturato totale per cliente nel 2024",
    truth: (r) => ({
      rows: perValue(
        r.filter((x) => x["Data"]?.startsWith("2024") === true),
        "Cliente",
        (own) => sumOf(own, fatturato),
      ),
    }),
  },
  {
    table: "orders",
    language: "it",
    text: "Qual è l'ordine con il fatturato più basso?",
    truth: (r) => ({ rows: topOf(r, { name: "Ordine", by: fatturato, least: true }) }),
  },
  {
    table: "orders",
    language: "it",
    text: "Quanti ordini superano i 5000 euro?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[fatturato]) > 5000)),
  },
  {
    table: "orders",
    language: "it",
    text: "Quale cliente ha il fatturato totale più alto?",
    truth: (r) => ({ rows: best(perValue(r, "Cliente", (own) => sumOf(own, fatturato))) }),
  },
  {
    table: "orders",
    language: "it",
    text: "In media, quanti giorni di consegna ci vogliono?",
    truth: (r) => one(averageOf(r, "Giorni di consegna")),
  },
  {
    table: "orders",
    language: "it",
    text: "Qual è la differenza di fatturato totale tra Nord e Sud?",
    truth: (r) =>
      one(sumOf(r, fatturato, (x) => x["Zona"] === "Nord") - sumOf(r, fatturato, (x) => x["Zona"] === "Sud")),
  },
  { table: "orders", language: "it", text: "Qual è il margine medio per zona?", truth: none },
  {
    table: "warehouse",
    language: "es",
    text: "¿Cuántas existencias hay en total en Sevilla?",
    truth: (r) => one(sumOf(r, "Existencias", (x) => x["Almacén"] === "Sevilla")),
  },
  {
    table: "warehouse",
    language: "es",
    text: "¿Cuál es el artículo más caro?",
    truth: (r) => ({ rows: topOf(r, { name: "Artículo", by: precio }) }),
  },
  {
    table: "warehouse",
    language: "es",
    text: "Precio unitario medio por almacén",
    truth: (r) => ({ rows: perValue(r, "Almacén", (own) => averageOf(own, precio)) }),
  },
  {
    table: "warehouse",
    language: "es",
    text: "¿Cuántos artículos cuestan más de 100 euros?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[precio]) > 100)),
  },
  {
    table: "warehouse",
    language: "es",
    text: "¿Qué porcentaje de los artículos está en Bilbao?",
    truth: (r) => one((countOf(r, (x) => x["Almacén"] === "Bilbao") / r.length) * 100),
  },
  { table: "warehouse", language: "es", text: "¿Cuál es el valor total del inventario?", truth: none },
  {
    table: "warehouse",
    language: "es",
    text: "¿Cuál es el precio unitario mínimo de los artículos que no están en Madrid?",
    truth: (r) => one(minOf(r, precio, (x) => x["Almacén"] !== "Madrid")),
  },
  { table: "players", language: "fr", text: "Combien de joueurs ont plus de 15 goals ?", truth: none },
];
