import type { Layout } from "../../layout.ts";

export interface FontSet {
  ascii: string;
  hAnsi: string;
  cs: string;
  eastAsia: string;
}

const eastAsian: Record<string, { font: string; language: string }> = {
  ja: { font: "Yu Gothic", language: "ja-JP" },
  ko: { font: "Malgun Gothic", language: "ko-KR" },
  zh: { font: "Microsoft YaHei", language: "zh-CN" },
  "zh-hant": { font: "Microsoft JhengHei", language: "zh-TW" },
};
const traditional = /^zh-(?:hant|tw|hk|mo)/i;
const complex: Record<string, string> = { ar: "ar-SA", he: "he-IL", fa: "fa-IR", ur: "ur-PK" };

/** What Word takes for Arabic, Hebrew and East Asian letters, which the fonts of a theme rarely have. */
export function fontSetOf(font: string, layout: Layout): FontSet {
  const isSerif = /serif|times|georgia|garamond|cambria|roman|palatino/i.test(font) && !/sans/i.test(font);
  return {
    ascii: font,
    hAnsi: font,
    cs: isSerif ? "Times New Roman" : "Arial",
    eastAsia: eastAsianOf(layout).font,
  };
}

export interface Languages {
  latin: string;
  eastAsia: string;
  bidi: string;
}

/** Word wants a country with most languages to check spelling. */
export function languagesOf(layout: Layout): Languages {
  const base = baseOf(layout.language);
  const full = fullTag(layout.language);
  return {
    latin: full,
    eastAsia: eastAsianOf(layout).language,
    bidi: base in complex ? (layout.language.includes("-") ? full : (complex[base] ?? "ar-SA")) : "ar-SA",
  };
}

function fullTag(language: string): string {
  try {
    const locale = new Intl.Locale(language);
    const region = locale.region ?? locale.maximize().region;
    return region === undefined ? locale.language : `${locale.language}-${region}`;
  } catch {
    return "en-US";
  }
}

function baseOf(language: string): string {
  return language.toLowerCase().split("-")[0] ?? "";
}

function eastAsianOf({ language, blocks }: Layout): { font: string; language: string } {
  const own = traditional.test(language) ? "zh-hant" : baseOf(language);
  const found = eastAsian[own];
  if (found !== undefined) return found;
  const sample = blocks
    .flatMap((block) => ("spans" in block ? block.spans.map(({ text }) => text.slice(0, 500)) : []))
    .join("");
  const guess = /[\u3040-\u30ff]/.test(sample) ? "ja" : /[\uac00-\ud7af]/.test(sample) ? "ko" : "zh";
  const han = /\p{Script=Han}/u.test(sample) && !/[\u3040-\u30ff]/.test(sample) ? "zh" : guess;
  return eastAsian[han] ?? { font: "Microsoft YaHei", language: "zh-CN" };
}
