import { expect, test } from "vitest";
import { agree } from "./agree.ts";
import { findFacts } from "./find-facts.ts";

/** "de: 5 Tage" is German; English needs no word. */
const read = (text: string, role: "claim" | "evidence") => {
  const [, language = "en", said = text] = /^(\w\w): (.*)$/u.exec(text) ?? [];
  return findFacts(said, { language, role })[0]!;
};
const compare = (claim: string, evidence: string) => agree(read(claim, "claim"), read(evidence, "evidence"));

test.each([
  ["de: 1,411 g", "1411 mg", "same"],
  ["96,312", "de: 96.312", "same"],
  ["de: 4,75 %", "4.75 percent", "same"],
  ["5 ‰", "0.5 %", "same"],
  ["5 ‰", "5 %", "otherUnit"],
  ["de: 60 Wochen", "de: 60 Tage", "otherUnit"],
  ["de: 2 Wochen", "de: 14 Tage", "same"],
  ["48 hours", "2 days", "same"],
  ["2 years", "24 months", "same"],
  ["30 days", "1 month", "no"],
  ["5 kg", "5", "unitUnsaid"],
  ["5 kg", "5 wombats", "unitUnsaid"],
  ["5 wombats", "5 kg", "unitUnsaid"],
  ["5", "5 kg", "same"],
  ["5 wombats", "5", "same"],
  ["5 kg", "6", "no"],
  ["5 mg", "5 g", "otherUnit"],
  ["$5", "US$ 5", "same"],
  ["$5", "€5", "otherUnit"],
  ["CHF 5", "EUR 5", "otherUnit"],
  ["50 cents", "$0.50", "same"],
  ["5 pounds", "£5", "unitUnsaid"],
  ["CHF 5 per month", "CHF 5 per year", "otherUnit"],
  ["CHF 5 per month", "CHF 5", "same"],
  ["120 km", "120 km/h", "unitUnsaid"],
  ["5 billion", "de: 5 Milliarden", "same"],
  ["5 billion", "de: 5 Billionen", "no"],
  ["5 %", "0.05", "unitUnsaid"],
  ["twenty-five", "25", "same"],
  ["-802", "a loss of 802", "same"],
  ["-802", "802", "no"],
  ["-1,234", "(1,234)", "same"],
])("%j is held by %j: %s", (claim, evidence, expected) => expect(compare(claim, evidence)).toBe(expected));

test.each([
  ["about 200", "203", "same"],
  ["about 200", "180", "no"],
  ["200", "203", "no"],
  ["about 1.2 million", "1,234,567", "same"],
  ["about 1.2 million", "1,260,000", "no"],
  ["about 5 %", "5.2 %", "same"],
  ["about 5 %", "5.4 %", "no"],
  ["nearly 40,000", "39,812", "same"],
  ["about 203", "203.6", "no"],
])("only a hedged number may be rounded: %j from %j is %s", (claim, evidence, expected) =>
  expect(compare(claim, evidence)).toBe(expected),
);

test.each([
  ["21 May 2014", "de: 21.05.14", "same"],
  ["in 2014", "de: 21.05.14", "same"],
  ["May 2014", "de: 21.05.14", "same"],
  ["21 May 2014", "May 2014", "no"],
  ["21 May", "21 May 2014", "same"],
  ["in May", "21 May 2014", "same"],
  ["in May", "21 June 2014", "no"],
  ["de: 05/10/13", "10 May 2013", "no"],
  ["2021", "2020–2022", "same"],
  ["2020–2022", "2021", "no"],
  ["2020–2022", "from 2020 to 2022", "same"],
  ["Q3 2022", "de: 3. Quartal 2022", "same"],
  ["Q3 2022", "Q2 2022", "no"],
  ["in 2022", "Q3 2022", "same"],
  ["FY2023", "2023", "same"],
  ["the 1990s", "1995", "same"],
  ["the 1990s", "de: die 80er Jahre", "no"],
  ["1950 employees", "1950", "same"],
  ["in 1950", "1950 kg", "no"],
  ["4 pm", "16:00", "same"],
])("the time %j is held by %j: %s", (claim, evidence, expected) =>
  expect(compare(claim, evidence)).toBe(expected),
);

test.each([
  ["invoice no. 30064443", "30064443", "same"],
  ["code AB-12/3", "AB123", "same"],
  ["in €", "5 €", "same"],
  ["in €", "5 CHF", "no"],
  ["https://example.org", "www.example.org/about", "same"],
  ["it: the Stati Uniti", "de: die Vereinigten Staaten", "same"],
  ["in Nigeria", "in Niger", "no"],
  ["in Canada", "the Canadian", "same"],
  ["by Smith", "by Peter Smith", "same"],
  ["by Peter Smith", "by John Smith", "no"],
  ["the NAA", "the National Aeronautics Agency", "same"],
  ["on Tuesday", "de: am Dienstag", "same"],
])("%j is held by %j: %s", (claim, evidence, expected) => expect(compare(claim, evidence)).toBe(expected));
