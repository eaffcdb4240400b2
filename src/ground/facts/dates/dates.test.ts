import { expect, test } from "vitest";
import { findFacts } from "../find-facts.ts";

function tell(text: string, language: string, role: "claim" | "evidence" = "claim"): string[] {
  return findFacts(text, { language, role })
    .filter(({ kind }) => kind !== "name")
    .map(({ kind, keys, limit, weak }) =>
      [kind, keys.join("|"), limit, weak && "weak"].filter(Boolean).join(" "),
    );
}

test.each([
  ["de", "21.05.14", "date 2014-05-21"],
  ["de", "21. 05. 2014", "date 2014-05-21"],
  ["en", "2014-05-21", "date 2014-05-21"],
  ["en", "2014-05-21T10:00", "date 2014-05-21"],
  ["en", "02/24/17", "date 2017-02-24"],
  ["de", "05/10/2013", "date 2013-10-05"],
  ["en", "05/10/2013", "date 2013-05-10|2013-10-05"],
  ["en", "May 21, 2014", "date 2014-05-21"],
  ["en", "May 21st 2014", "date 2014-05-21"],
  ["en", "the 21st of May 2014", "date 2014-05-21"],
  ["en", "19 Sept.", "date --09-19"],
  ["de", "1. Januar", "date --01-01"],
  ["de", "7. Mai 2014", "date 2014-05-07"],
  ["de", "19. Sept. 2014", "date 2014-09-19"],
  ["de", "3. Jänner 2014", "date 2014-01-03"],
  ["fr", "le 1er mai 2020", "date 2020-05-01"],
  ["fr", "premier mai", "date --05-01"],
  ["fr", "août 2020", "date 2020-08"],
  ["it", "il 1° maggio 2020", "date 2020-05-01"],
  ["es", "1 de mayo de 2020", "date 2020-05-01"],
  ["es", "mayo de 2020", "date 2020-05"],
  ["en", "05/2014", "date 2014-05"],
  ["en", "November - 2015", "date 2015-11"],
  ["en", "17/May/2015", "date 2015-05-17"],
  ["en", "17-May-2015", "date 2015-05-17"],
  ["en", "in March", "date --03"],
  ["de", "am 3.4.", "date --04-03"],
  ["en", "31 February 2026", "number 31"],
])("%s: %j is %j", (language, text, expected) => expect(tell(text, language)[0]).toBe(expected));

test("a month that is another word is none without more, or weak", () => {
  expect(tell("they may 7 times", "en").filter((fact) => fact.startsWith("date"))).toEqual([]);
  expect(tell("2 set di", "it").filter((fact) => fact.startsWith("date"))).toEqual([]);
  expect(tell("On March", "en")).toEqual(["date --03 weak"]);
});

test("evidence keeps both centuries and both orders of a short date", () => {
  expect(tell("21.05.14", "de", "evidence")).toEqual(["date 2014-05-21|1914-05-21"]);
  expect(tell("05/10/13", "en", "evidence")).toEqual(["date 2013-05-10|1913-05-10|2013-10-05|1913-10-05"]);
});

test.each([
  ["de", "vom 1. bis 5. Mai 2020", ["date 2020-05-01", "date 2020-05-05"]],
  ["en", "1–5 May 2020", ["date 2020-05-01", "date 2020-05-05"]],
  ["fr", "du 1er au 5 mai 2020", ["date 2020-05-01", "date 2020-05-05"]],
  ["en", "1 May to 3 June 2020", ["date --05-01", "date 2020-06-03"]],
])("%s: the range %j is %j", (language, text, expected) => expect(tell(text, language)).toEqual(expected));

test("in evidence the year at the end of a range may be that of its beginning", () => {
  expect(tell("1 May to 3 June 2020", "en", "evidence")[0]).toBe("date --05-01|2020-05-01");
  expect(tell("August to October 2007", "en", "evidence")[0]).toBe("date --08|2007-08");
});

test.each([
  ["en", "Q3 2022", "period 2022-Q3"],
  ["en", "3Q22", "period 2022-Q3"],
  ["en", "2022-Q3", "period 2022-Q3"],
  ["en", "the third quarter of 2022", "period 2022-Q3"],
  ["de", "3. Quartal 2022", "period 2022-Q3"],
  ["de", "im dritten Quartal 2022", "period 2022-Q3"],
  ["fr", "2e trimestre 2022", "period 2022-Q2"],
  ["fr", "T3 2022", "period 2022-Q3"],
  ["it", "III trimestre 2022", "period 2022-Q3"],
  ["es", "2.º trimestre de 2022", "period 2022-Q2"],
  ["en", "H1 2023", "period 2023-H1"],
  ["en", "first-half 2023", "period 2023-H1"],
  ["en", "first half of 2023", "period 2023-H1"],
  ["de", "1. Halbjahr 2023", "period 2023-H1"],
  ["it", "primo semestre 2021", "period 2021-H1"],
  ["en", "FY2023", "period FY2023|2023"],
  ["en", "fiscal year 2023", "period FY2023|2023"],
  ["de", "Geschäftsjahr 2023/24", "period FY2023/2024|2023/2024"],
  ["en", "2022–2023", "period 2022/2023"],
  ["en", "2022/23", "period 2022/2023"],
  ["en", "1998–02", "period 1998/2002"],
  ["en", "the 1990s", "period 1990s"],
  ["de", "die 90er Jahre", "period 1990s"],
  ["fr", "les années 90", "period 1990s"],
  ["it", "gli anni '90", "period 1990s"],
  ["it", "gli anni novanta", "period 1990s"],
  ["es", "los años 90", "period 1990s"],
  ["en", "the 19th century", "period C19"],
  ["de", "im 19. Jahrhundert", "period C19"],
  ["fr", "au XIXe siècle", "period C19"],
  ["es", "siglo XIX", "period C19"],
  ["en", "in 2019", "period 2019"],
  ["en", "class of '67", "period 1967"],
  ["en", "about 2000 people", "number 2000"],
  ["en", "2019 kg", "number 2019000"],
  ["en", "CHF 2019", "number 2019"],
])("%s: %j is %j", (language, text, expected) => expect(tell(text, language)[0]).toBe(expected));

test("a range holds each of its years in evidence, and is one thing in a claim", () => {
  expect(tell("2020–2022", "en", "evidence")).toEqual(["period 2020/2022|2020|2021|2022"]);
  expect(tell("from 2020 to 2022", "en", "evidence")).toEqual(["period 2020/2022|2020|2021|2022"]);
  expect(tell("from 2020 to 2022", "en")).toEqual(["period 2020", "period 2022"]);
  expect(tell("2020 and 2022", "en", "evidence")).toEqual(["period 2020", "period 2022"]);
});

test.each([
  ["en", "16:05", "time 16:05"],
  ["en", "4:05 pm", "time 16:05"],
  ["en", "12 a.m.", "time 00:00"],
  ["en", "4 pm", "time 16:00"],
  ["de", "16.05 Uhr", "time 16:05"],
  ["de", "16 Uhr 30", "time 16:30"],
  ["fr", "à 16 heures", "time 16:00"],
  ["fr", "16h05", "time 16:05"],
  ["it", "alle ore 16", "time 16:00"],
  ["it", "alle 16.30", "time 16:30"],
  ["es", "a las 16:30", "time 16:30"],
  ["fr", "16 heures de travail", "number 57600"],
  ["de", "von 8 bis 12 Uhr", "time 08:00"],
])("%s: %j is %j", (language, text, expected) => expect(tell(text, language)[0]).toBe(expected));

test.each([
  ["en", "the 3rd place", "ordinal 3"],
  ["de", "der 3. Platz", "ordinal 3"],
  ["fr", "la 2e place", "ordinal 2"],
  ["it", "il 3° posto", "ordinal 3"],
  ["es", "el 3.º puesto", "ordinal 3"],
  ["en", "the third place", "ordinal 3 weak"],
  ["en", "1. Apples and pears", "ordinal 1 weak"],
])("%s: %j is %j", (language, text, expected) => expect(tell(text, language)[0]).toBe(expected));

test.each([
  ["en", "no later than 1 May 2020", "atMost"],
  ["en", "before 1 May 2020", "lessThan"],
  ["de", "spätestens am 1. Mai 2020", "atMost"],
  ["de", "nach dem 1. Mai 2020", "moreThan"],
  ["fr", "avant le 1er mai 2020", "lessThan"],
  ["it", "entro e non oltre il 1° maggio 2020", "atMost"],
  ["es", "a más tardar el 1 de mayo de 2020", "atMost"],
  ["en", "until 1 May 2020", undefined],
  ["de", "bis 1. Mai 2020", undefined],
])("%s: %j bounds its date by %j", (language, text, limit) =>
  expect(findFacts(text, { language, role: "claim" }).find(({ kind }) => kind === "date")?.limit).toBe(limit),
);
