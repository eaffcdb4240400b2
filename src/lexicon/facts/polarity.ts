import type { Language } from "../words-by-language.ts";

/** How one language says no. All lists are single words or phrases in lower case, parted by a bar. */
export interface PolarityWords {
  /** Turn a clause round. */
  negations: string;
  /** Turn only the noun behind them round. */
  without: string;
  /** Phrases that hold a negation and are none. */
  innocent: string;
  /** Phrases that bound a number behind them, and are negations without one. */
  bounds: string;
  /** Deny without a negation; a star stands for any ending. */
  denying: string;
  yes: string;
  no: string;
  /** Cells that say that there is nothing. */
  nothing: string;
  /** "Neither … nor", "ne … pas": two words that make one negation, as is the rule of the language. */
  concord: boolean;
}

export const polarity: Readonly<Record<Language, PolarityWords>> = {
  en: {
    negations:
      "not|no|none|never|nobody|nothing|neither|nor|nowhere|cannot|can't|won't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|" +
      "hasn't|haven't|hadn't|shouldn't|wouldn't|couldn't|mustn't|needn't|mayn't|shan't|mightn't|ain't|no longer|no one|" +
      "by no means|under no circumstances|fails to|failed to|fail to|unable to",
    without: "without|lacking|free of|devoid of",
    innocent:
      "not only|not just|not merely|not least|no doubt|nothing but|whether or not|no matter|not to mention",
    bounds:
      "no less than|no fewer than|no more than|not less than|not fewer than|not more than|not exceeding|no later than|not later than|no earlier than|not earlier than|no sooner than|not before|not after|not until|not over|not under|not above|not below",
    denying:
      "refus*|reject*|denies|denied|deny|declin*|forbid*|prohibit*|banned|exclud*|exclusion|except|impossible|unable|lack|lacks|lacked|fail|fails|failed|ceas*|unlike|instead|abolish*|cancel*|withdraw*|unavailable|inadmissible|waive*|rather",
    yes: "yes|yeah|yep",
    no: "no|nope|nay",
    nothing: "none|no|nil|n/a|na|never|not applicable|nothing|zero",
    concord: false,
  },
  de: {
    negations:
      "nicht|kein|keine|keinen|keinem|keiner|keines|keins|nie|niemals|niemand|niemanden|niemandem|nichts|weder|nirgends|nirgendwo|" +
      "keinesfalls|keineswegs|keinerlei|nimmer|in keinem fall|auf keinen fall|nicht mehr",
    without: "ohne|frei von",
    innocent: "nicht nur|nicht bloss|nicht bloß|nicht zuletzt|nichts als|nicht selten",
    bounds:
      "nicht weniger als|nicht mehr als|nicht unter|nicht über|nicht später als|nicht früher als|nicht vor|nicht nach|nicht länger als",
    denying:
      "verweiger*|abgelehnt*|ablehn*|lehnt|lehnte|verboten*|verbiet*|untersagt*|ausgeschlossen*|ausschluss|unmöglich*|unzulässig*|fehlt|fehlen|mangels|entfällt|entfallen|erlischt|erloschen|ungültig*|aufgehoben*|verzicht*|statt|anstatt|unterbleib*|unterlass*|abgewiesen*|abgeschafft*|eingestellt*",
    yes: "ja|jawohl",
    no: "nein|nö",
    nothing: "keine|kein|keiner|keines|nichts|entfällt|k. a.|k.a.|nie|nein|null",
    concord: false,
  },
  fr: {
    negations: "ne|n|pas|jamais|aucun|aucune|aucuns|aucunes|rien|nul|nulle|ni|guère|nullement|non",
    without: "sans|dépourvu de|dépourvue de",
    innocent: "pas seulement|non seulement|pas uniquement|non uniquement|plus ou moins",
    bounds: "pas plus de|pas moins de|pas avant|pas après|pas au delà de|non supérieur|non inférieur",
    denying:
      "refus*|rejet*|interdi*|exclu*|impossible*|manque|manquent|défaut|absence|supprim*|abrog*|annul*|renonc*|cesse|cessé|inadmissible*|plutôt",
    yes: "oui",
    no: "non",
    nothing: "aucun|aucune|néant|rien|non|s.o.|sans objet|jamais",
    concord: true,
  },
  it: {
    negations: "non|né|nessun|nessuno|nessuna|nulla|niente|mai|neanche|nemmeno|neppure|mica|in nessun caso",
    without: "senza|privo di|priva di",
    innocent: "non solo|non soltanto|non solamente|finché non|a meno che non|non altro che",
    bounds:
      "non meno di|non più di|non oltre|non prima di|non prima del|non dopo|non inferiore a|non superiore a|non inferiori a|non superiori a|non inferiore|non superiore",
    denying:
      "rifiut*|respin*|vietat*|vieta|esclus*|esclude|escludono|impossibil*|manca|mancano|mancanza|assenza|abrogat*|annullat*|rinunci*|cessa|cessat*|inammissibil*|invece|anziché",
    yes: "sì|si",
    no: "no",
    nothing: "nessuno|nessuna|nulla|niente|no|mai|n.d.",
    concord: true,
  },
  es: {
    negations:
      "no|ni|ningún|ninguno|ninguna|ningunos|ningunas|nada|nunca|jamás|nadie|tampoco|en ningún caso|de ningún modo",
    without: "sin|carente de",
    innocent: "no solo|no sólo|no solamente|no únicamente|no obstante|sin embargo|sin perjuicio",
    bounds:
      "no menos de|no más de|no inferior a|no superior a|no inferiores a|no superiores a|no antes de|no antes del|no después de|no después del|no más tarde de|no inferior|no superior",
    denying:
      "rechaz*|deneg*|denieg*|prohib*|excluid*|excluye|excluyen|imposible*|falta|faltan|carec*|ausencia|derog*|anul*|renunci*|cesa|cesó|inadmisible*",
    yes: "sí",
    no: "no",
    nothing: "ninguno|ninguna|nada|no|nunca|n. d.",
    concord: true,
  },
};
