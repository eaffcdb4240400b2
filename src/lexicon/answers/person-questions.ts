/** A question for who holds an office, or for a person by the noun: only a name answers it. */
export const holderAsked =
  /(?<!\p{L})(?:who(?:['’]s| is| was| are| were) (?:the|our|your) |wer (?:ist|war|sind|waren) (?:der|die|das|unser|unsere|euer|eure|ihr|ihre) |qui (?:est|était|sont) (?:le |la |les |notre |nos |votre |l['’])|chi (?:è|era|sono) (?:il |lo |la |i |gli |le |l['’]|nostr[oaie] )|quién(?:es)? (?:es|era|son) (?:el|la|los|las|nuestr[oa]s?) |which person|(?:welche[mnrs]?) \p{L}*person(?!\p{L})|quelle personne|quale persona|qué persona)/iu;

/** What stands before a name and is none. */
export const personTitle =
  /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|herrn?|frau|familie|monsieur|madame|mme|mlle|mm|m|signora?|sig|sra?|don|doña|señora?|dott|dott\.ssa|ing|avv|geom|arch)$/u;

/** A question for who comes in another one's place, and how papers say it, in five languages. */
export const replacing = {
  asked:
    /(?<!\p{L})(?:replac(?:es?|ed|ing)|succeeds?|succeeded|successor|takes? over from|took over from|stands? in for|covers? for|fills in for|ersetzt|ersetzen|vertritt|vertreten|folgt auf|nachfolge\p{L}*|stellvertret\p{L}*|springt für|remplac\p{L}*|succ[èé]d\p{L}*|successeur|prend la (?:place|suite)|prend le relais|suppléante?|sostitui\p{L}*|rimpiazz\p{L}*|succed[ea]|successor[ei]|subentra|prende il posto|sustituye|sustituirá|reemplaza|sucede|sucesor\p{L}*|toma el relevo)(?!\p{L})/iu,
  /** The one who goes stands behind it: "in place of Mr Sample". */
  before:
    /(?<!\p{L})(?:replac(?:es|ed|ing)|replacement (?:of|for)|succeeds?|succeeded|successor (?:of|to)|in place of|instead of|takes? over from|took over from|stands? in for|deputy (?:of|to)|ersetzt|vertritt|anstelle|an stelle|statt|folgt auf|nachfolge\p{L}*|stellvertret\p{L}* von|remplacement|remplace|remplacera|succède|succédera|successeur|à la place|sostituisce|sostituirà|sostituzione|rimpiazza|succede|subentra|al posto|prende il posto|sustituye|sustituirá|sustitución|reemplaza|sucede|en lugar)(?!\p{L})/iu,
  /** The one who goes stands before it: "in her place", "is replaced by". */
  behind:
    /(?<!\p{L})(?:(?:is|are|was|will be|been) (?:replaced|succeeded|represented) by|in (?:his|her|their) (?:place|absence)|(?:wird|werden|wurde) (?:von|durch)|(?:durch|von) .{2,60} (?:ersetzt|vertreten)|an (?:seine|ihre)[r]? stelle|in (?:seiner|ihrer) abwesenheit|(?:seine|ihre)[nr]? (?:nachfolge|nachfolger|nachfolgerin|stellvertreter|stellvertreterin|stellvertretung)|remplacée? par|à (?:sa|leur) place|en son absence|lui succède(?:ra)?|sostituit[oa] da|al (?:suo|loro) posto|in sua assenza|gli succede|le succede|sustituid[oa] por|en su lugar|en su ausencia)(?!\p{L})/iu,
} as const;
