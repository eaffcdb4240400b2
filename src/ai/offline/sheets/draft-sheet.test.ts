import { describe, expect, test } from "vitest";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { draftSheet } from "./draft-sheet.ts";

const base = { scale: 0, empty: 0, isSound: true, isWhole: true };
const text = (name: string, values: string[], distinct = values.length) => ({
  ...{ ...base, name, kind: "text" as const, values, distinct },
});
const number = (name: string, distinct = 4, unit?: string) => ({
  ...{ ...base, name, kind: "number" as const, distinct },
  ...(unit !== undefined && { unit }),
});
const trips: TableShape = {
  ...{ id: "t1", name: "trips.csv", rows: 4 },
  columns: [
    text("Trip", ["Castle tour", "Lake walk", "Lake cruise", "Night market"]),
    text("Guide", ["Ada Brook", "Ben Frost"], 2),
    { ...base, name: "Date", kind: "date", distinct: 4, min: "2026-04-02", max: "2026-06-11" },
    number("Seats"),
    number("Booked"),
    number("Price EUR", 4, "EUR"),
  ],
};
const storks: TableShape = {
  ...{ id: "t2", name: "counts.xlsx / Stork observations", rows: 5 },
  columns: [
    { ...base, name: "Year", kind: "number", role: "year", distinct: 5, min: "2020", max: "2024" },
    number("Storks", 5),
  ],
};
const strom: TableShape = {
  ...{ id: "t3", name: "stromverbrauch.csv", rows: 3 },
  columns: [
    text("Gebäude", ["Schulhaus", "Turnhalle", "Werkhof"]),
    ...["Januar", "Februar", "März", "April"].map((month) => number(month, 3)),
  ],
};
const about = "";
const planOf = (question: string, shape: TableShape, language: string) =>
  [false, true]
    .map((isLast) => draftSheet(question, [shape], { language, about, isLast })?.plan)
    .find(Boolean);

describe("rows that are picked by a month", () => {
  test.each([
    ["Which trips take place in April?", "en"],
    ["Welche Trips finden im April statt?", "de"],
  ])("%s", (question, language) => {
    expect(planOf(question, trips, language)).toMatchObject({
      where: [{ column: "Date", op: "month", value: "2026-04" }],
    });
  });

  test("a month outside the table is no condition of it", () => {
    expect(planOf("Which trips take place in September?", trips, "en")).toBeUndefined();
  });
});

describe("the most and the least within what is picked", () => {
  test("the dearest trip of a guide", () => {
    expect(planOf("Which of Ada Brook's trips is the most expensive?", trips, "en")).toMatchObject({
      where: [{ column: "Guide", op: "=", value: "Ada Brook" }],
      orderBy: [{ by: "Price EUR", desc: true }],
      limit: 1,
    });
  });

  test("the second place", () => {
    const draft = draftSheet("Which trip has the second most seats?", [trips], { language: "en", about });
    expect(draft?.plan).toMatchObject({ orderBy: [{ by: "Seats", desc: true }], limit: 2 });
    expect(draft?.place).toStrictEqual({ column: 3, number: 2 });
  });

  test("who has the most over several rows takes a sum", () => {
    expect(planOf("Which guide has the most booked?", trips, "en")).toMatchObject({
      groupBy: [{ column: "Guide" }],
      aggregates: [{ fn: "sum", column: "Booked" }],
    });
  });
});

test.each([
  ["Wie viele Störche wurden in den Jahren 2021 bis 2023 zusammen gezählt?", "de"],
  ["Combien de cigognes ont été comptées au total de 2021 à 2023 ?", "fr"],
  ["How many storks were counted from 2021 to 2023?", "en"],
])("a span of years adds up: %s", (question, language) => {
  expect(planOf(question, storks, language)).toMatchObject({
    where: [{ column: "Year", op: "between", values: ["2021", "2023"] }],
    aggregates: [{ fn: "sum", column: "Storks" }, { fn: "count" }],
  });
});

test("columns from one month to another are added for the row that is named", () => {
  expect(
    planOf("Wie viel Strom hat die Turnhalle von Januar bis März verbraucht?", strom, "de"),
  ).toMatchObject({
    where: [{ column: "Gebäude", op: "=", value: "Turnhalle" }],
    select: ["Gebäude", "Januar", "Februar", "März", "sum"],
  });
});

describe("a cell by its row and its column", () => {
  test("what is said of a column is told of the row that part of a value names", () => {
    expect(planOf("How many people have booked the castle tour?", trips, "en")).toMatchObject({
      where: [{ column: "Trip", op: "=", value: "Castle tour" }],
      select: ["Trip", "Booked"],
    });
  });

  test.each([
    "How many people have booked the desert safari?",
    "From which agency did Ada Brook get the castle tour?",
    "Which trips in April were cancelled?",
    "Which trips are not in April?",
  ])("what nothing explains is not answered: %s", (question) => {
    expect(planOf(question, trips, "en")).toBeUndefined();
  });
});

test("what is one thing is no list, and one cell is left to whoever tells it as it stands", () => {
  const early = (question: string) => draftSheet(question, [trips], { language: "en", about });
  expect(early("What are the trips of Ada Brook?")).toBeDefined();
  expect(early("What is the trip of Ada Brook?")).toBeUndefined();
  expect(early("How many people have booked the castle tour?")).toBeUndefined();
});

describe("what was done on the days of a log", () => {
  const rounds: TableShape = {
    ...{ id: "t9", name: "rounds.csv", rows: 8 },
    columns: [
      { ...base, name: "Date", kind: "date", distinct: 8, min: "2026-06-01", max: "2026-06-08" },
      text("Sector", ["North", "South"], 2),
      number("Patients seen", 8),
      number("Beds", 8),
    ],
  };

  test("adds up where all of the head is said", () => {
    expect(planOf("How many patients were seen in the North sector?", rounds, "en")).toMatchObject({
      where: [{ column: "Sector", op: "=", value: "North" }],
      aggregates: [{ fn: "sum", column: "Patients seen" }, { fn: "count" }],
    });
  });

  test("but not what only stands there day after day", () => {
    expect(planOf("How many beds are in the North sector?", rounds, "en")).not.toMatchObject({
      aggregates: [{ fn: "sum" }, { fn: "count" }],
    });
  });
});

describe("what a table of days and things tells", () => {
  const sales: TableShape = {
    ...{ id: "t10", name: "sales.csv", rows: 6 },
    columns: [
      text("Day", ["Monday", "Tuesday", "Wednesday"], 3),
      { ...base, name: "Date", kind: "date", distinct: 3, min: "2026-02-09", max: "2026-02-11" },
      text("Product", ["Rye loaf", "Baguette"], 2),
      number("Baked", 6),
      number("Sold", 6),
    ],
  };

  test("the day with the fewest, where each day has one row of the product", () => {
    expect(planOf("On which day did we sell the fewest baguettes?", sales, "en")).toMatchObject({
      where: [{ column: "Product", op: "=", value: "Baguette" }],
      orderBy: [{ by: "Sold", desc: false }],
    });
    const uneven = { ...sales, rows: 9 };
    expect(planOf("On which day did we sell the fewest baguettes?", uneven, "en")).toBeUndefined();
  });

  test("what was done in all of the week that it is about", () => {
    const plan = { aggregates: [{ fn: "sum", column: "Sold" }, { fn: "count" }] };
    expect(planOf("How many rye loaves did we sell in the whole week?", sales, "en")).toMatchObject(plan);
    const [day, date, ...others] = sales.columns;
    const longer = { ...sales, columns: [day, { ...date, max: "2026-03-29" }, ...others] } as TableShape;
    expect(planOf("How many rye loaves did we sell in the whole week?", longer, "en")).toBeUndefined();
  });

  test("what is left of what was made", () => {
    expect(planOf("How many baguettes were left over on Tuesday?", sales, "en")).toMatchObject({
      derive: [{ expr: ["-", "Baked", "Sold"] }],
    });
  });
});

describe("rows that are numbered", () => {
  const flats: TableShape = {
    ...{ id: "t11", name: "water.txt", rows: 5 },
    columns: [
      { ...number("Flat", 5), min: "1", max: "5" },
      text("Owner", ["Ada", "Ben", "Cleo", "Dan", "Eve"]),
      number("Used m3", 5),
    ],
  };

  test("are not compared by their number", () => {
    expect(planOf("Which flat used the most water?", flats, "en")).not.toMatchObject({
      orderBy: [{ by: "Flat" }],
    });
    expect(planOf("Which flat has used the most?", flats, "en")).toMatchObject({
      orderBy: [{ by: "Used m3" }],
    });
  });
});

describe("lists of people", () => {
  const camp: TableShape = {
    ...{ id: "t12", name: "camp.csv", rows: 8 },
    columns: [
      text("First name", ["Timo", "Lea", "Noa", "Elsa"], 8),
      text("Week", ["July", "August"], 2),
      number("Age", 5),
    ],
  };

  test("are counted by whatever these people are, but not what one of them has", () => {
    expect(planOf("How many children are there in the Week July?", camp, "en")).toMatchObject({
      aggregates: [{ fn: "count" }, { fn: "count" }],
    });
    expect(planOf("How many children does Lea have?", camp, "en")).toBeUndefined();
    const staff = { ...camp, name: "staff.csv" };
    expect(planOf("How many children are there in the Week July?", staff, "en")).toBeUndefined();
  });
});

test("a list in parts is told from all of them, and one thing from two tables is not", () => {
  const part = (id: string, dates: string[]): TableShape => ({
    ...{ id, name: "programme.html", rows: 3 },
    columns: [text("Course", [`${id} a`, `${id} b`, `${id} c`]), text("Start", dates), number("Fee", 3)],
  });
  const parts = [
    part("art", ["3 November", "5 May", "8 June"]),
    part("music", ["7 November", "1 April", "9 June"]),
  ];
  const draft = draftSheet("Which courses start in November?", parts, {
    language: "en",
    about,
    isLast: true,
  });
  expect([draft?.table, draft?.others?.map(({ table }) => table)]).toEqual(["art", ["music"]]);
  expect(
    draftSheet("What is the fee of the course in November?", parts, { language: "en", about, isLast: true }),
  ).toBeUndefined();
});

test("a limit may be said in words", () => {
  expect(planOf("Which trips have more than ten seats?", trips, "en")).toMatchObject({
    where: [{ column: "Seats", op: ">", value: "10" }],
  });
});

test("which rows are over plan is a question for rows, although something is compared", () => {
  const budget: TableShape = {
    ...{ id: "t13", name: "budget.md", rows: 3 },
    columns: [text("Poste", ["Traiteur", "Affiches", "Salle"]), number("Prévu", 3), number("Payé", 3)],
  };
  expect(planOf("Quel poste a coûté plus que prévu ?", budget, "fr")).toMatchObject({
    where: [{ column: "Payé", op: ">", other: "Prévu" }],
  });
});
