import { averageOf, best, countOf, minOf, perValue, sumOf, toNumber, topOf } from "./question.ts";
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

/** Written before there was a rule as well; the rules were made with these in sight. */
export const tuningOthers: readonly TableQuestion[] = [
  {
    table: "sales",
    language: "de",
    text: "Wie hoch ist der durchschnittliche Amount in der Region West?",
    truth: (r) => one(averageOf(r, amount, (x) => x["Region"] === "West")),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie hoch ist der Gesamtbetrag aller Rechnungen?",
    truth: (r) => one(sumOf(r, betrag)),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie viele Rechnungen hat die Meier AG gestellt?",
    truth: (r) => one(countOf(r, (x) => x["Lieferant"] === "Meier AG")),
  },
  {
    table: "invoices",
    language: "de",
    text: "Summe der Beträge je Kategorie",
    truth: (r) => ({ rows: perValue(r, "Kategorie", (own) => sumOf(own, betrag)) }),
  },
  {
    table: "invoices",
    language: "de",
    text: "Welcher Lieferant hat insgesamt den grössten Betrag?",
    truth: (r) => ({ rows: best(perValue(r, "Lieferant", (own) => sumOf(own, betrag))) }),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie viele Rechnungen über CHF 1'000 gibt es?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[betrag]) > 1000)),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie hoch ist der Anteil der Miete am gesamten Betrag?",
    truth: (r) => one((sumOf(r, betrag, (x) => x["Kategorie"] === "Miete") / sumOf(r, betrag)) * 100),
  },
  {
    table: "invoices",
    language: "de",
    text: "Was ist der kleinste Betrag im Jahr 2023?",
    truth: (r) => one(minOf(r, betrag, (x) => x["Datum"]?.endsWith("2023") === true)),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie viele offene Rechnungen hat Brunner?",
    truth: (r) => one(countOf(r, (x) => x["Status"] === "offen" && x["Lieferant"] === "Brunner AG")),
  },
  {
    table: "invoices",
    language: "de",
    text: "Wie gross ist der Unterschied der Summe der Beträge zwischen Büro und Informatik?",
    truth: (r) =>
      one(
        Math.abs(
          sumOf(r, betrag, (x) => x["Kategorie"] === "Büro") -
            sumOf(r, betrag, (x) => x["Kategorie"] === "Informatik"),
        ),
      ),
  },
  { table: "invoices", language: "de", text: "Wie hoch war der Umsatz insgesamt?", truth: none },
  {
    table: "invoices",
    language: "fr",
    text: "Quelle est la somme de Betrag pour la Kategorie Reise ?",
    truth: (r) => one(sumOf(r, betrag, (x) => x["Kategorie"] === "Reise")),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quelle est la somme de tous les salaires ?",
    truth: (r) => one(sumOf(r, salaire)),
  },
  {
    table: "staff",
    language: "fr",
    text: "Combien de postes y a-t-il à Lausanne ?",
    truth: (r) => one(countOf(r, (x) => x["Ville"] === "Lausanne")),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quel est le salaire moyen par ville ?",
    truth: (r) => ({ rows: perValue(r, "Ville", (own) => averageOf(own, salaire)) }),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quel poste a le salaire le plus élevé ?",
    truth: (r) => ({ rows: topOf(r, { name: "Poste", by: salaire }) }),
  },
  {
    table: "staff",
    language: "fr",
    text: "Combien de postes ont un salaire de moins de 4'000 euros ?",
    truth: (r) => one(countOf(r, (x) => toNumber(x[salaire]) < 4000)),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quelle part des postes appartient au département Informatique ?",
    truth: (r) => one((countOf(r, (x) => x["Département"] === "Informatique") / r.length) * 100),
  },
  {
    table: "staff",
    language: "fr",
    text: "Quels sont les trois postes avec le salaire le plus élevé ?",
    truth: (r) => ({ rows: topOf(r, { name: "Poste", by: salaire, n: 3 }) }),
  },
  { table: "staff", language: "fr", text: "Quelle est la prime totale versée à Sion ?", truth: none },
  {
    table: "stock",
    language: "it",
    text: "Qual è la quantità totale in magazzino?",
    truth: (r) => one(sumOf(r, "Quantità")),
  },
  {
    table: "stock",
    language: "it",
    text: "Quanti articoli ci sono nella categoria Meccanica?",
    truth: (r) => one(countOf(r, (x) => x["Categoria"] === "Meccanica")),
  },
  {
    table: "stock",
    language: "it",
    text: "Qual è l'articolo più costoso?",
    truth: (r) => ({ rows: topOf(r, { name: "Articolo", by: prezzo }) }),
  },
  {
    table: "stock",
    language: "it",
    text: "Prezzo medio per categoria",
    truth: (r) => ({ rows: perValue(r, "Categoria", (own) => averageOf(own, prezzo)) }),
  },
  {
    table: "stock",
    language: "it",
    text: "Quanti articoli hanno una quantità superiore a 200?",
    truth: (r) => one(countOf(r, (x) => toNumber(x["Quantità"]) > 200)),
  },
  {
    table: "stock",
    language: "it",
    text: "Qual è il prezzo minimo tra gli articoli di Bianchetti?",
    truth: (r) => one(minOf(r, prezzo, (x) => x["Fornitore"] === "Bianchetti")),
  },
  { table: "stock", language: "it", text: "Qual è il valore totale del magazzino?", truth: none },
  {
    table: "projects",
    language: "es",
    text: "¿Cuál es la suma de los presupuestos?",
    truth: (r) => one(sumOf(r, presupuesto)),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuántos proyectos hay en España?",
    truth: (r) => one(countOf(r, (x) => x["País"] === "España")),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Qué proyecto tiene el presupuesto más bajo?",
    truth: (r) => ({ rows: topOf(r, { name: "Proyecto", by: presupuesto, least: true }) }),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuál es el presupuesto total por país?",
    truth: (r) => ({ rows: perValue(r, "País", (own) => sumOf(own, presupuesto)) }),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuántos proyectos empezaron en 2023?",
    truth: (r) => one(countOf(r, (x) => x["Inicio"]?.endsWith("2023") === true)),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Cuál es el promedio de horas de los proyectos activos?",
    truth: (r) => one(averageOf(r, "Horas", (x) => x["Estado"] === "activo")),
  },
  {
    table: "projects",
    language: "es",
    text: "¿Qué cliente tiene el mayor presupuesto total?",
    truth: (r) => ({ rows: best(perValue(r, "Cliente", (own) => sumOf(own, presupuesto))) }),
  },
  { table: "projects", language: "es", text: "¿Cuál es la ganancia total de Solaria?", truth: none },
  {
    table: "divisions",
    language: "de",
    text: "Um wie viel ist Beratung von 2022 auf 2023 gestiegen?",
    truth: (r) => one(cell(r, ["Sparte", "Beratung"], "2023") - cell(r, ["Sparte", "Beratung"], "2022")),
  },
  {
    table: "divisions",
    language: "de",
    text: "Welche Sparte war 2022 die grösste?",
    truth: (r) => ({ rows: topOf(r, { name: "Sparte", by: "2022" }) }),
  },
  {
    table: "divisions",
    language: "de",
    text: "Wie hoch ist der Durchschnitt im Jahr 2024?",
    truth: (r) => one(averageOf(r, "2024")),
  },
  {
    table: "gapminder",
    language: "de",
    text: "Welches Land hat die grösste population?",
    truth: (r) => ({ rows: topOf(r, { name: "country", by: "population" }) }),
  },
  {
    table: "gapminder",
    language: "es",
    text: "¿Cuántos países tienen un income superior a 50000?",
    truth: (r) => one(countOf(r, (x) => toNumber(x["income"]) > 50_000)),
  },
  {
    table: "letters",
    language: "it",
    text: "Qual è la media di Gamma?",
    truth: (r) => one(averageOf(r, "Gamma")),
  },
];
