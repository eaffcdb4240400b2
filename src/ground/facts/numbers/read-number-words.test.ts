import fc from "fast-check";
import { expect, test } from "vitest";
import { createScan } from "../text/scan.ts";
import { readNumberWords } from "./read-number-words.ts";

const english =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const englishTens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const german =
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn".split(
    " ",
  );
const germanTens = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split(" ");
const french =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const italian =
  "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove".split(
    " ",
  );
const italianTens = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" ");
const spanish =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  );
const spanishTens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const spanishHundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
    " ",
  );

type Printer = (value: number) => string;

/** How each language says a number below a million, written apart from the reader. */
const printers: Record<string, Printer> = {
  en(value) {
    if (value < 20) return english[value]!;
    if (value < 100)
      return `${englishTens[Math.trunc(value / 10) - 2]}${value % 10 === 0 ? "" : `-${english[value % 10]}`}`;
    const [size, name] = value < 1000 ? [100, "hundred"] : [1000, "thousand"];
    const rest = value % size!;
    const and = rest > 0 && rest < 100 ? "and " : "";
    return `${this.en!(Math.trunc(value / size!))} ${name}${rest === 0 ? "" : ` ${and}${this.en!(rest)}`}`;
  },
  de(value) {
    const one = (of: number) => (of === 1 ? "ein" : this.de!(of));
    if (value < 20) return german[value]!;
    if (value < 100)
      return `${value % 10 === 0 ? "" : `${one(value % 10)}und`}${germanTens[Math.trunc(value / 10) - 2]}`;
    const [size, name] = value < 1000 ? [100, "hundert"] : [1000, "tausend"];
    const head = Math.trunc(value / size!);
    const lead = head % 100 === 1 && head > 1 ? `${this.de!(head).slice(0, -1)}` : one(head);
    return `${lead}${name}${value % size! === 0 ? "" : this.de!(value % size!)}`;
  },
  fr(value) {
    if (value < 20) return french[value]!;
    if (value < 70) {
      const ten = ["vingt", "trente", "quarante", "cinquante", "soixante"][Math.trunc(value / 10) - 2]!;
      if (value % 10 === 0) return ten;
      return value % 10 === 1 ? `${ten} et un` : `${ten}-${french[value % 10]}`;
    }
    if (value < 80) return value === 71 ? "soixante et onze" : `soixante-${french[value - 60]}`;
    if (value < 100) return value === 80 ? "quatre-vingts" : `quatre-vingt-${french[value - 80]}`;
    if (value < 1000) {
      const head = Math.trunc(value / 100);
      const name = head === 1 ? "cent" : `${french[head]} cent${value % 100 === 0 ? "s" : ""}`;
      return value % 100 === 0 ? name : `${name} ${this.fr!(value % 100)}`;
    }
    const head = Math.trunc(value / 1000);
    const name =
      head === 1
        ? "mille"
        : `${this.fr!(head).replace(/s$/u, "")} mille`
            .replace("troi ", "trois ")
            .replace("-troi ", "-trois ")
            .replace("si mille", "six mille");
    return value % 1000 === 0 ? name : `${name} ${this.fr!(value % 1000)}`;
  },
  it(value) {
    if (value < 20) return italian[value]!;
    if (value < 100) {
      const ten = italianTens[Math.trunc(value / 10) - 2]!;
      const unit = value % 10;
      if (unit === 0) return ten;
      if (unit === 1 || unit === 8) return `${ten.slice(0, -1)}${italian[unit]}`;
      return `${ten}${unit === 3 ? "tré" : italian[unit]}`;
    }
    if (value < 1000) {
      const head = Math.trunc(value / 100);
      return `${head === 1 ? "" : italian[head]}cento${value % 100 === 0 ? "" : this.it!(value % 100)}`;
    }
    const head = Math.trunc(value / 1000);
    return `${head === 1 ? "mille" : `${this.it!(head)}mila`}${value % 1000 === 0 ? "" : this.it!(value % 1000)}`;
  },
  es(value) {
    if (value < 30) return spanish[value]!;
    if (value < 100)
      return `${spanishTens[Math.trunc(value / 10) - 3]}${value % 10 === 0 ? "" : ` y ${spanish[value % 10]}`}`;
    if (value === 100) return "cien";
    if (value < 1000)
      return `${spanishHundreds[Math.trunc(value / 100) - 1]}${value % 100 === 0 ? "" : ` ${this.es!(value % 100)}`}`;
    const head = Math.trunc(value / 1000);
    return `${head === 1 ? "" : `${this.es!(head).replace(/uno$/u, "ún")} `}mil${value % 1000 === 0 ? "" : ` ${this.es!(value % 1000)}`}`;
  },
};

const read = (text: string, language: string) => {
  const scan = createScan(text, language, "claim");
  const found = readNumberWords(scan, 0);
  return found?.next === scan.tokens.length ? found.value : undefined;
};

test.each(Object.keys(printers))("every number below 2000 comes back from its words in %s", (language) => {
  for (let value = 0; value < 2000; value += 1) {
    const words = printers[language]!.call(printers, value);
    expect([words, read(words, language)]).toEqual([words, String(value)]);
  }
});

test.each(Object.keys(printers))("any number below a million comes back from its words in %s", (language) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (value) => {
      const words = printers[language]!.call(printers, value);
      expect([words, read(words, language)]).toEqual([words, String(value)]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["fr", "septante-deux", "72"],
  ["fr", "huitante et un", "81"],
  ["fr", "octante", "80"],
  ["fr", "nonante-neuf", "99"],
  ["fr", "trois-cent-vingt-et-un", "321"],
  ["de", "zweiundzwanzigtausenddreihundert", "22300"],
  ["de", "Dreissig", "30"],
  ["de", "fuenfzig", "50"],
  ["de", "hunderttausend", "100000"],
  ["de", "neunzehnhundertachtzig", "1980"],
  ["de", "zweieinhalb", "2.5"],
  ["de", "anderthalb", "1.5"],
  ["de", "zweien", "2"],
  ["en", "a hundred", "100"],
  ["en", "twelve hundred", "1200"],
  ["en", "twenty five", "25"],
  ["it", "ventun", "21"],
  ["it", "centottanta", "180"],
  ["it", "mille", "1000"],
  ["es", "quinientas", "500"],
  ["es", "treinta y una", "31"],
  ["es", "mil", "1000"],
  ["unknown", "zweihundert", "200"],
])("%s: %s is %s", (language, words, value) => expect(read(words, language)).toBe(value));

test.each([
  ["en", "tone"],
  ["de", "Einheit"],
  ["de", "Hundertschaft"],
  ["fr", "centre"],
  ["it", "centro"],
  ["es", "milagro"],
  ["de", "tausendund"],
])("%s: %s is no number", (language, words) => expect(read(words, language)).toBeUndefined());
