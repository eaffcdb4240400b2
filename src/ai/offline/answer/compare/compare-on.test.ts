import { expect, test } from "vitest";
import { compareOn } from "./compare-on.ts";

const compare = (language: string, point: string, texts: readonly string[]) =>
  compareOn(
    { id: "p1", text: point },
    {
      intent: { id: "i1", role: "COMPARE", grounded: true, text: `Compare: ${point}` },
      evidence: texts.map((text, at) => ({ id: `e${at}`, document: `paper-${at}.txt`, text })),
      ...{ points: [], language, isWhole: true, documents: [], computed: [] },
      ...{ served: [], mayWish: false, judged: [], uncovered: [] },
    },
  ).map(({ text }) => text);

test.each([
  [
    "en",
    "days per week",
    [
      "Up to one day per week may be worked from home.",
      "Trainees may be away on one day per week. Up to four days per week may be worked from home.",
    ],
    ["Up to one day per week may be worked from home.", "Up to four days per week may be worked from home."],
  ],
  [
    "de",
    "Zuschuss für Werkzeug",
    [
      "Für Werkzeug gibt es einen einmaligen Zuschuss von 120 Euro gegen Beleg.",
      "Für Hammer und Säge zahlt der Verein einmalig bis zu 200 Euro gegen Beleg. Der Beitrag steigt.",
    ],
    [
      "Für Werkzeug gibt es einen einmaligen Zuschuss von 120 Euro gegen Beleg.",
      "Für Hammer und Säge zahlt der Verein einmalig bis zu 200 Euro gegen Beleg.",
    ],
  ],
])(
  "what both say in much the same words stands side by side (%s): %s",
  (language, point, ...[texts, said]) => {
    expect(compare(language, point, texts)).toEqual(said);
  },
);
