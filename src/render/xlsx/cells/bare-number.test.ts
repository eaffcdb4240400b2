import { expect, test } from "vitest";
import { groupWidth } from "./bare-number.ts";

test.each([
  { least: 1, most: 100_000, format: "#,##0", shown: "100,000" },
  { least: -5, most: 999.999, format: "#,##0.00", shown: "-1,000.00" },
  { least: 0, most: 9999.5, format: '"CHF" #,##0.00', shown: "CHF 9,999.50" },
  { least: 0, most: 12, format: "#,##0.00 [$€-407];[Red]-#,##0.00", shown: "12.00 €" },
  { least: 0.001, most: 0.999, format: "0.0%", shown: "99.9%" },
  { least: 0, most: 0, format: "0.000", shown: "0.000" },
  { least: 1999, most: 2026, format: undefined, shown: "2026" },
])("numbers up to $most take the room of $shown in $format", ({ least, most, format, shown }) => {
  expect(groupWidth({ key: "", least, most }, format)).toBe(shown.length);
});
