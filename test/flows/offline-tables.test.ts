import { afterEach, expect, test } from "vitest";
import { createOfflineModel } from "../../src/ai/offline/offline-model.ts";
import { closeAll, limit, openModel } from "../fakes/play-script.ts";

afterEach(closeAll);

const rows = Array.from({ length: 120 }, (_, at) => {
  const region = ["North", "South", "West"][at % 3] ?? "";
  return `B-${at},${region},${(at * 7) % 101}.50,202${(at % 4) + 1}-0${(at % 9) + 1}-15`;
});
const files = [{ fileName: "bookings.csv", content: ["booking,region,price,day", ...rows].join("\n") }];
const cents = (test: (cells: string[]) => boolean) =>
  rows
    .map((row) => row.split(","))
    .filter(test)
    .reduce((sum, cells) => sum + Math.round(Number(cells[2]) * 100), 0);

async function play(prompt: string) {
  const { dossier } = await openModel(createOfflineModel());
  return (await dossier.start({ prompt, files })).result(limit());
}

test("a sum over a csv file without any model, with the computation behind it", async () => {
  const total = (cents(([, region]) => region === "South") / 100).toFixed(2);
  const result = await play("What is the total price in the South?");
  expect(result).toMatchObject({ status: "OK", claims: [{ computation: { rows: 40 } }] });
  expect(result.claims[0]?.text).toContain(`: ${total};`);
  expect(result.claims[0]?.text).toContain("South");
});

test("a question in German over the same table, with a year", async () => {
  const isMeant = ([, region, , day = ""]: string[]) => region === "West" && day.startsWith("2023");
  const total = (cents(isMeant) / 100).toFixed(2);
  const result = await play("Wie hoch ist die Summe der Preise der Region West im Jahr 2023?");
  expect(result).toMatchObject({ status: "OK" });
  expect(result.claims[0]?.text).toContain(`: ${total};`);
});

test("one claim for each group", async () => {
  const result = await play("What is the average price per region?");
  expect(result.claims.map(({ text }) => /^region: (\w+)/u.exec(text)?.[1])).toEqual([
    "North",
    "South",
    "West",
  ]);
});

test("what the table does not hold is not computed", async () => {
  const result = await play("What is the total profit in the South?");
  expect(result.status).not.toBe("OK");
});
