export const languages = ["en", "de", "fr", "it", "es"] as const;
export type Language = (typeof languages)[number];

/** Words or phrases per language, parted by a bar; accents and capitals as people write them. */
export type WordsByLanguage = Partial<Record<Language, string>>;
