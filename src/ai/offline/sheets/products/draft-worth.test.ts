import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { draftWorth } from "./draft-worth.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct: 4 },
  ...(unit !== undefined && { unit }),
});
const shop = ([article = "", group = "", price = "", stock = ""]: readonly string[]): TableShape => ({
  ...{ id: "t1", name: "list.csv", rows: 4 },
  columns: [
    text(article, ["Rope", "Hammer", "Saw", "Tape"]),
    text(group, ["Tools", "Binding"], 2),
    number(price, "EUR"),
    number(stock),
  ],
});
const english = shop(["Article", "Group", "Unit price (EUR)", "In stock"]);
const ask = (question: string, shape: TableShape, language = "en") =>
  draftWorth(question, [shape], { language, about: "" });

describe("what the goods are worth is price times quantity", () => {
  test.each([
    ["What is the stock of tools worth?", "en", english],
    ["What is the total value of the tools in the warehouse?", "en", english],
    [
      "Welchen Wert hat der Lagerbestand der Gruppe Tools?",
      "de",
      shop(["Artikel", "Gruppe", "Preis", "Bestand"]),
    ],
    [
      "Wie hoch ist der Warenwert der Gruppe Tools insgesamt?",
      "de",
      shop(["Artikel", "Gruppe", "Preis", "Menge"]),
    ],
    [
      "Combien vaut en tout le stock du groupe Tools ?",
      "fr",
      shop(["Article", "Groupe", "Prix", "Quantité"]),
    ],
    [
      "Quanto vale la merce in magazzino del gruppo Tools?",
      "it",
      shop(["Articolo", "Gruppo", "Prezzo", "Giacenza"]),
    ],
    [
      "¿Cuál es el valor de las existencias del grupo Tools?",
      "es",
      shop(["Artículo", "Grupo", "Precio", "Existencias"]),
    ],
  ])("%s", (question, language, shape) => {
    const [, group, price, stock] = shape.columns.map(({ name }) => name);
    expect(ask(question, shape, language)?.draft?.plan).toMatchObject({
      where: [{ column: group, op: "=", value: "Tools" }],
      derive: [{ expr: ["*", price, stock] }],
      aggregates: [{ fn: "sum", column: `${price} * ${stock}` }],
    });
  });

  test("of each group", () => {
    expect(ask("What is the value of the stock by group?", english)?.draft?.plan).toMatchObject({
      groupBy: [{ column: "Group" }],
      aggregates: [{ fn: "sum" }],
    });
  });
});

describe("nothing is added up instead", () => {
  test("where no price stands beside the pieces", () => {
    const pieces = { ...english, columns: english.columns.filter(({ name }) => !name.includes("price")) };
    expect(ask("What is the stock of tools worth?", pieces)).toStrictEqual({ draft: undefined });
  });

  test.each([
    "What is the stock of paint worth?",
    "What is the average value of the stock of tools?",
    "Is the stock of tools worth more than 500 EUR?",
    "What is the insured value of the stock?",
  ])("%s", (question) => {
    expect(ask(question, english)?.draft).toBeUndefined();
  });
});

test("a column of values, and any other question, are left to others", () => {
  const valued = { ...english, columns: [...english.columns, number("Stock value (EUR)", "EUR")] };
  expect(ask("What is the stock of tools worth?", valued)).toBeUndefined();
  expect(ask("How many pieces of the tools are in stock?", english)).toBeUndefined();
  expect(ask("What is the highest value in the price column?", english)).toBeUndefined();
});
