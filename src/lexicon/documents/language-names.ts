/**
 * What languages are called in five languages: noun and adjective, parted by a bar. German names stand without their
 * endings, which are added where they are looked for.
 */
export const languageNames: Readonly<
  Record<string, { en: string; de: string; fr: string; it: string; es: string }>
> = {
  en: { en: "english", de: "englisch", fr: "anglais|anglaise", it: "inglese", es: "inglés|inglesa" },
  de: { en: "german", de: "deutsch", fr: "allemand|allemande", it: "tedesco|tedesca", es: "alemán|alemana" },
  fr: { en: "french", de: "französisch", fr: "français|française", it: "francese", es: "francés|francesa" },
  it: {
    en: "italian",
    de: "italienisch",
    fr: "italien|italienne",
    it: "italiano|italiana",
    es: "italiano|italiana",
  },
  es: {
    ...{ en: "spanish|castilian", de: "spanisch", fr: "espagnol|espagnole", it: "spagnolo|spagnola" },
    es: "español|española|castellano|castellana",
  },
  pt: {
    en: "portuguese",
    de: "portugiesisch",
    fr: "portugais|portugaise",
    it: "portoghese",
    es: "portugués|portuguesa",
  },
  nl: {
    en: "dutch",
    de: "niederländisch|holländisch",
    fr: "néerlandais|néerlandaise",
    it: "olandese|nederlandese",
    es: "neerlandés|neerlandesa|holandés",
  },
  rm: {
    en: "romansh|romansch",
    de: "rätoromanisch|romanisch",
    fr: "romanche",
    it: "romancio",
    es: "romanche",
  },
  pl: { en: "polish", de: "polnisch", fr: "polonais|polonaise", it: "polacco|polacca", es: "polaco|polaca" },
  ro: {
    en: "romanian",
    de: "rumänisch",
    fr: "roumain|roumaine",
    it: "rumeno|rumena|romeno",
    es: "rumano|rumana",
  },
  cs: { en: "czech", de: "tschechisch", fr: "tchèque", it: "ceco|ceca", es: "checo|checa" },
  hu: { en: "hungarian", de: "ungarisch", fr: "hongrois|hongroise", it: "ungherese", es: "húngaro|húngara" },
  sv: { en: "swedish", de: "schwedisch", fr: "suédois|suédoise", it: "svedese", es: "sueco|sueca" },
  da: { en: "danish", de: "dänisch", fr: "danois|danoise", it: "danese", es: "danés|danesa" },
  no: {
    en: "norwegian",
    de: "norwegisch",
    fr: "norvégien|norvégienne",
    it: "norvegese",
    es: "noruego|noruega",
  },
  fi: {
    en: "finnish",
    de: "finnisch",
    fr: "finnois|finnoise|finlandais",
    it: "finlandese",
    es: "finés|finlandés",
  },
  el: { en: "greek", de: "griechisch", fr: "grec|grecque", it: "greco|greca", es: "griego|griega" },
  tr: { en: "turkish", de: "türkisch", fr: "turc|turque", it: "turco|turca", es: "turco|turca" },
  ru: { en: "russian", de: "russisch", fr: "russe", it: "russo|russa", es: "ruso|rusa" },
  uk: {
    en: "ukrainian",
    de: "ukrainisch",
    fr: "ukrainien|ukrainienne",
    it: "ucraino|ucraina",
    es: "ucraniano|ucraniana",
  },
  hr: { en: "croatian", de: "kroatisch", fr: "croate", it: "croato|croata", es: "croata" },
  sq: { en: "albanian", de: "albanisch", fr: "albanais|albanaise", it: "albanese", es: "albanés|albanesa" },
  ar: { en: "arabic", de: "arabisch", fr: "arabe", it: "arabo|araba", es: "árabe" },
  he: { en: "hebrew", de: "hebräisch", fr: "hébreu", it: "ebraico", es: "hebreo|hebrea" },
  zh: { en: "chinese|mandarin", de: "chinesisch", fr: "chinois|chinoise", it: "cinese", es: "chino" },
  ja: { en: "japanese", de: "japanisch", fr: "japonais|japonaise", it: "giapponese", es: "japonés|japonesa" },
  ko: { en: "korean", de: "koreanisch", fr: "coréen|coréenne", it: "coreano|coreana", es: "coreano|coreana" },
  ca: {
    en: "catalan",
    de: "katalanisch",
    fr: "catalan|catalane",
    it: "catalano|catalana",
    es: "catalán|catalana",
  },
  la: { en: "latin", de: "latein|lateinisch", fr: "latin|latine", it: "latino|latina", es: "latín|latina" },
};
