/** A package of fonts, by the writing that it serves. */
export interface FontPackage {
  name: string;
  /** Which characters call for it. */
  serves: RegExp;
}

/** In the order in which they are asked for a glyph. */
export const shippedPackages = [
  "@expo-google-fonts/noto-sans",
  "@expo-google-fonts/vazirmatn", // letters in one piece: those of Noto, made of stroke and dots, cannot be copied
  "@expo-google-fonts/noto-sans-arabic",
  "@expo-google-fonts/noto-sans-hebrew",
  "@expo-google-fonts/noto-sans-symbols",
  "@expo-google-fonts/noto-sans-symbols-2",
  "@expo-google-fonts/noto-sans-math",
  "@expo-google-fonts/noto-sans-mono",
] as const;

const scope = "@expo-google-fonts/noto-sans-";

const chinese = { name: `${scope}sc`, serves: /\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/u };
const traditional = { ...chinese, name: `${scope}tc` };
const japanese = {
  name: `${scope}jp`,
  serves: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]|[\u3000-\u303F\uFF00-\uFFEF]/u,
};
const korean = {
  name: `${scope}kr`,
  serves: /\p{Script=Hangul}|\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/u,
};

const others: FontPackage[] = [
  {
    name: "@expo-google-fonts/noto-color-emoji",
    serves: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u,
  },
  { name: "@expo-google-fonts/noto-emoji", serves: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u },
  { name: `${scope}thai`, serves: /\p{Script=Thai}/u },
  { name: `${scope}lao`, serves: /\p{Script=Lao}/u },
  { name: `${scope}khmer`, serves: /\p{Script=Khmer}/u },
  { name: `${scope}myanmar`, serves: /\p{Script=Myanmar}/u },
  { name: `${scope}devanagari`, serves: /\p{Script=Devanagari}/u },
  { name: `${scope}bengali`, serves: /\p{Script=Bengali}/u },
  { name: `${scope}gurmukhi`, serves: /\p{Script=Gurmukhi}/u },
  { name: `${scope}gujarati`, serves: /\p{Script=Gujarati}/u },
  { name: `${scope}oriya`, serves: /\p{Script=Oriya}/u },
  { name: `${scope}tamil`, serves: /\p{Script=Tamil}/u },
  { name: `${scope}telugu`, serves: /\p{Script=Telugu}/u },
  { name: `${scope}kannada`, serves: /\p{Script=Kannada}/u },
  { name: `${scope}malayalam`, serves: /\p{Script=Malayalam}/u },
  { name: `${scope}sinhala`, serves: /\p{Script=Sinhala}/u },
  { name: `${scope}armenian`, serves: /\p{Script=Armenian}/u },
  { name: `${scope}georgian`, serves: /\p{Script=Georgian}/u },
  { name: `${scope}ethiopic`, serves: /\p{Script=Ethiopic}/u },
];

/** Shipped, but may be left out of an installation. */
const signs: FontPackage[] = [
  { name: `${scope}math`, serves: /\p{Sm}/u },
  { name: `${scope}symbols-2`, serves: /\p{S}/u },
];

/** The packages that may be added, the likeliest first: the same Han character looks different in each country. */
export function optionalPackages(language: string): FontPackage[] {
  const tag = language.toLowerCase();
  if (tag.startsWith("ja")) return [japanese, chinese, korean, ...others];
  if (tag.startsWith("ko")) return [korean, chinese, japanese, ...others];
  if (/^zh-(hant|tw|hk|mo)/.test(tag)) return [traditional, japanese, korean, ...others];
  return [chinese, japanese, korean, ...others];
}

/** Hangul and kana are asked for by their own package, Han by that of the document's language. */
export function packageFor(character: string, language: string): string | undefined {
  if (/\p{Script=Hangul}/u.test(character)) return korean.name;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return japanese.name;
  return [...optionalPackages(language), ...signs].find(({ serves }) => serves.test(character))?.name;
}
