import { expect, test } from "vitest";
import { findFacts } from "../find-facts.ts";

/** Kind, keys, dimension and what bounds it, in short. */
function tell(text: string, language: string, role: "claim" | "evidence" = "claim"): string[] {
  return findFacts(text, { language, role })
    .filter(({ kind }) => kind === "number")
    .map(({ keys, dimension, per, limit, hedge, weak }) =>
      [keys.join("|"), dimension, per && `per ${per}`, limit, hedge && "about", weak && "weak"]
        .filter(Boolean)
        .join(" "),
    );
}

test.each([
  ["en", "1,234.50", ["1234.5"]],
  ["en", "96,312", ["96312"]],
  ["de", "96,312", ["96.312"]],
  ["de", "1.234", ["1234"]],
  ["en", "1.234", ["1.234"]],
  ["it", "1.234,50", ["1234.5"]],
  ["de", "1'234.50", ["1234.5"]],
  ["de", "1’234’567", ["1234567"]],
  ["fr", "146 982", ["146982"]],
  ["fr", "1\u202f234\u00a0567,8", ["1234567.8"]],
  ["en", "1.311.050.527", ["1311050527"]],
  ["en", "１２３", ["123"]],
  ["en", "٤٢", ["42"]],
  ["en", "2½ and ¼", ["2.5", "0.25"]],
  ["en", ".5", ["0.5"]],
  ["en", "125¹", ["125"]],
  ["de", "−5 und -3 und 5-3", ["-5", "-3", "5", "3"]],
  ["en", "1,2,3", ["1", "2", "3"]],
  ["en", "3/4", ["3/4|0.75"]],
  ["en", "±5", ["±5"]],
])("%s: the digits of %j mean %j", (language, text, expected) =>
  expect(tell(text, language)).toEqual(expected),
);

test.each([
  ["1,234", "en", ["1234|1.234"]],
  ["1,234", "de", ["1.234|1234"]],
  ["311 396", "en", ["311396|311|396"]],
  ["311\u00a0396", "en", ["311396"]],
  ["0 295,891", "en", ["0", "295891|295.891"]],
  ["894 7,086 8,702", "en", ["894", "7086|7.086", "8702|8.702"]],
  ["12 345,678", "fr", ["12345.678|12|345.678|345678"]],
  ["(1,234)", "en", ["1234|-1234|1.234|-1.234"]],
  ["5 billion", "unknown", ["5000000000|5000000000000"]],
])("evidence keeps every reading of %j (%s)", (text, language, expected) =>
  expect(tell(text, language, "evidence")).toEqual(expected),
);

test.each([
  ["en", "two hundred and five thousand", ["205000"]],
  ["en", "three-year term", ["36 month"]],
  ["en", "two and a half years", ["30 month"]],
  ["en", "half a million", ["500000"]],
  ["en", "two million three hundred thousand", ["2300000"]],
  ["en", "one year", ["12 month"]],
  ["de", "zweihundertfünf Tage", ["205 day"]],
  ["de", "fünfjährige Laufzeit", ["60 month"]],
  ["de", "ein Jahr", ["12 month weak"]],
  ["de", "eine Million", ["1000000"]],
  ["de", "anderthalb Jahre", ["18 month"]],
  ["fr", "deux ans et demi", ["30 month"]],
  ["fr", "septante-deux francs", ["72 cur:CHF"]],
  ["fr", "vingt et un mille euros", ["21000 cur:EUR"]],
  ["it", "sei giorni", ["6 day"]],
  ["it", "un milione e mezzo", ["1500000"]],
  ["es", "veintiún días", ["21 day"]],
  ["es", "cinco mil millones", ["5000000000"]],
])("%s: the words of %j mean %j", (language, text, expected) =>
  expect(tell(text, language)).toEqual(expected),
);

test.each([
  ["en", "one of them, a house"],
  ["de", "ein Haus und eine Frau, einer von ihnen"],
  ["fr", "un homme, une femme"],
  ["it", "un uomo, una donna"],
  ["es", "un hombre, una mujer"],
  ["it", "espresso per mille"],
])("%s: articles in %j are no numbers", (language, text) => expect(tell(text, language)).toEqual([]));

test("number words that are other words as well, or parts of one, are weak", () => {
  expect(tell("tu sei qui", "it")).toEqual(["6 weak"]);
  expect(tell("un mot neuf", "fr")).toEqual(["9 weak"]);
  expect(tell("Zwei-Faktor-Anmeldung mit 5 Ziffern", "de")).toEqual(["2 weak", "5"]);
});

test.each([
  ["en", "5 billion", ["5000000000"]],
  ["de", "5 Billionen", ["5000000000000"]],
  ["fr", "5 billions", ["5000000000000"]],
  ["fr", "1,5 million d'euros", ["1500000 cur:EUR"]],
  ["it", "3 miliardi di euro", ["3000000000 cur:EUR"]],
  ["es", "5 mil millones de euros", ["5000000000 cur:EUR"]],
  ["de", "12 Mio. Franken", ["12000000 cur:CHF"]],
  ["de", "CHF 3,5 Mrd.", ["3500000000 cur:CHF"]],
  ["de", "100 TCHF", ["100000 cur:CHF"]],
  ["de", "Mio. CHF 5,2", ["5200000 cur:CHF"]],
  ["en", "480k users", ["480000"]],
  ["en", "£1.2m and 1.2m", ["1200000 cur:GBP", "1.2 m"]],
  ["en", "$3.4bn", ["3400000000 cur:$"]],
  ["fr", "5 M€", ["5000000 cur:EUR"]],
  ["en", "138,419 thousand", ["138419000"]],
  ["en", "5 or 10 million francs", ["5000000 cur:CHF", "10000000 cur:CHF"]],
])("%s: the magnitude of %j gives %j", (language, text, expected) =>
  expect(tell(text, language)).toEqual(expected),
);

test.each([
  ["en", "US$ 5", ["5 cur:USD"]],
  ["en", "5 US dollars", ["5 cur:USD"]],
  ["de", "5.– Fr.", ["5 cur:CHF"]],
  ["de", "CHF 12'000.--", ["12000 cur:CHF"]],
  ["de", "12 Rappen", ["0.12 cur:CHF"]],
  ["de", "1,411 g", ["1.411 g"]],
  ["en", "1411 mg", ["1.411 g"]],
  ["en", "2 weeks", ["14 day"]],
  ["en", "3 quarters", ["9 month"]],
  ["en", "5 ‰ and 5 %", ["0.5 %", "5 %"]],
  ["it", "5 per cento e 5 per mille", ["5 %", "0.5 %"]],
  ["es", "5 por ciento", ["5 %"]],
  ["de", "3 Prozentpunkte, 25 Basispunkte", ["3 pp", "0.25 pp"]],
  ["en", "120 km/h", ["120000 m per 3600 s"]],
  ["en", "CHF 5 per hour", ["5 cur:CHF per 3600 s"]],
  ["it", "5 euro al mese", ["5 cur:EUR per 1 month"]],
  ["en", "20 m² or 20 m2", ["20 m²", "20 m²"]],
  ["en", "−5 °C", ["-5 °C"]],
  ["fr", "10 jours ouvrables", ["10 workday"]],
  ["en", "5 to 10 days", ["5 day", "10 day"]],
  ["en", "CHF 5–10", ["5 cur:CHF", "10 cur:CHF"]],
  ["en", "10 × 20 cm", ["0.1 m", "0.2 m"]],
  ["en", "thirty (30) days", ["30 day", "30 day"]],
  ["en", "£5–10m", ["5000000 cur:GBP", "10000000 cur:GBP"]],
  ["en", "$1.5-2 billion", ["1500000000 cur:$", "2000000000 cur:$"]],
  ["en", "from 500,000 to 2 million", ["500000", "2000000"]],
  ["en", "20° outside", ["20 °"]],
  ["de", "3 %-Punkte", ["3 pp"]],
  ["en", "$5 an hour", ["5 cur:$ per 3600 s"]],
])("%s: the unit of %j gives %j", (language, text, expected) =>
  expect(tell(text, language)).toEqual(expected),
);

test.each([
  ["en", "5 tablets of it", "tablets"],
  ["de", "60 Wombats im Zoo", "Wombats"],
  ["en", "a 20-page letter", "page"],
  ["de", "5 neue Autos", "Autos"],
  ["de", "5 beträgt", undefined],
  ["en", "5 of them", undefined],
  ["en", "3 ₿", "₿"],
])("%s: the unit of %j that no lexicon knows is %j", (language, text, unit) =>
  expect(findFacts(text, { language, role: "claim" })[0]?.unknownUnit).toBe(unit),
);

test.each([
  ["en", "at least 5", "5 atLeast"],
  ["en", "no less than 5", "5 atLeast"],
  ["en", "no more than 5", "5 atMost"],
  ["en", "up to CHF 5", "5 cur:CHF atMost"],
  ["en", "within 30 days", "30 day atMost"],
  ["en", "more than a 5", "5 moreThan"],
  ["en", "more than the 5", "5"],
  ["en", "they add up to 5", "5"],
  ["de", "die Rechnung lautet über 5 Euro", "5 cur:EUR"],
  ["en", "5 or more", "5 atLeast"],
  ["en", "100+", "100 atLeast"],
  ["en", ">= 5", "5 atLeast"],
  ["en", "≤ 5 %", "5 % atMost"],
  ["en", "~ 5", "5 about"],
  ["en", "about 5", "5 about"],
  ["en", "just over 200", "200 moreThan about"],
  ["en", "exactly 5", "5 exactly"],
  ["en", "spread over 5 years", "60 month"],
  ["en", "over 50", "50 moreThan"],
  ["de", "mindestens 5", "5 atLeast"],
  ["de", "höchstens rund 5", "5 atMost about"],
  ["de", "bis zu 5 kg", "5000 g atMost"],
  ["de", "nicht mehr als 5", "5 atMost"],
  ["de", "über 50", "50 moreThan"],
  ["de", "innert 30 Tagen", "30 day atMost"],
  ["de", "rund 5", "5 about"],
  ["fr", "au moins 5", "5 atLeast"],
  ["fr", "jusqu'à 5 jours", "5 day atMost"],
  ["fr", "plus d'un million", "1000000 moreThan"],
  ["fr", "environ 5", "5 about"],
  ["it", "almeno 5", "5 atLeast"],
  ["it", "fino a un massimo del 5 per cento", "5 % atMost"],
  ["it", "non più del 5 %", "5 % atMost"],
  ["it", "circa 5", "5 about"],
  ["es", "al menos 5", "5 atLeast"],
  ["es", "como máximo 5", "5 atMost"],
  ["es", "unos 200", "200 about"],
])("%s: %j is %j", (language, text, expected) => expect(tell(text, language)).toEqual([expected]));

test("a range bounds neither of its ends", () => {
  expect(tell("5 bis 10 kg", "de")).toEqual(["5000 g", "10000 g"]);
  expect(tell("bis 10 kg", "de")).toEqual(["10000 g atMost"]);
});

test("a loss may be written with a minus elsewhere", () => {
  expect(tell("a loss of 802", "en")).toEqual(["802|-802"]);
  expect(tell("ein Verlust von 802", "de")).toEqual(["802|-802"]);
  expect(tell("a profit of 802", "en")).toEqual(["802"]);
  expect(tell("it fell to 802", "en")).toEqual(["802"]);
});

test("how often something is counts as times", () => {
  expect(tell("zweimal und drei Mal, nicht einmal", "de")).toEqual(["2 ×", "3 ×"]);
  expect(tell("twice, three times", "en")).toEqual(["2 × weak", "3 ×"]);
  expect(tell("deux fois", "fr")).toEqual(["2 ×"]);
});

test("halves and thirds in words are weak", () => {
  expect(tell("half of it", "en")).toEqual(["50 % weak"]);
  expect(tell("die Hälfte, zwei Drittel", "de")).toEqual(["50 % weak", "2/3 % weak"]);
  expect(tell("la moitié", "fr")).toEqual(["50 % weak"]);
  expect(tell("la metà", "it")).toEqual(["50 % weak"]);
  expect(tell("la mitad", "es")).toEqual(["50 % weak"]);
});
