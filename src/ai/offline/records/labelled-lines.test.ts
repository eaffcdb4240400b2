import { expect, test } from "vitest";
import { labelledLines } from "./labelled-lines.ts";

const read = (text: string) =>
  labelledLines(text).flatMap((line) => ("label" in line ? [`${line.label} = ${line.value}`] : []));

test("a label in bold stands over its value", () => {
  expect(read("**Retest due**\n3 May 2028")).toEqual(["Retest due = 3 May 2028"]);
  expect(read("**Client:**\nSample Trust\n4 Pier Road")).toEqual(["Client = Sample Trust 4 Pier Road"]);
  expect(read("**Client:** Sample Trust")).toEqual(["Client = Sample Trust"]);
});

test("what follows a title in bold is no value where it is a list or a paragraph", () => {
  expect(read("**Rules**\n- no fires\n- no dogs")).toEqual([]);
  expect(read(`**Rules**\n${"Nobody may light a fire on the pier. ".repeat(4)}`)).toEqual([]);
});

test("two labels in a line have a value each", () => {
  expect(read("Entry: 3 May 2019          Grade: III")).toEqual(["Entry = 3 May 2019", "Grade = III"]);
});

test("columns side by side are read one by one", () => {
  const text =
    "Customer               Deliver to\nSample Bakery          Sample Mill\n4 Pier Road            9 Harbour Street";
  expect(read(text)).toEqual([
    "Customer = Sample Bakery, 4 Pier Road",
    "Deliver to = Sample Mill, 9 Harbour Street",
  ]);
});

test("a label with its value beside it is no column", () => {
  const text = "Date               3 May 2026\nContact            Ada Sample\nCustomer           Bo Mockup";
  expect(read(text)).toEqual(["Date = 3 May 2026", "Contact = Ada Sample", "Customer = Bo Mockup"]);
});

test("a label may be set apart from its own value", () => {
  expect(read("Client:    Ada Sample          Phone:      0000 12")).toEqual([
    "Client = Ada Sample",
    "Phone = 0000 12",
  ]);
});
