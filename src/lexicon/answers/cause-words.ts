import type { Language } from "../words-by-language.ts";

/** Patterns of words that tell a cause or a purpose. */
export const causes: Readonly<Record<Language, string>> = {
  en: "because|since|due to|owing to|so that|in order to|as a result|therefore|thus|hence|caused|causes?|reasons?|on account of|thanks to|given that|for lack of|result of|led to|leads to|which is why|that is why|attributed to|stems? from|so as to|to (?:avoid|prevent|protect|ensure|make sure|keep|save|allow|enable|reduce|cover|comply)",
  de: "weil|da|denn|damit|um(?= [^.;]{2,80} zu |[^.;]{2,80}zu\\p{L}{4})|aufgrund|auf grund|wegen|deshalb|deswegen|daher|darum|dank|infolge|mangels|grund|gründe|gründen|ansonsten|sonst|zurückzuführen|folge",
  fr: "parce qu|parce que|car|afin|à cause|en raison|puisque?|grâce|faute d|faute de|suite à|dus?|dues?|raisons?|motifs?|pourquoi|étant donné|vu que|de sorte|pour que|pour (?:(?:ne|n|pas|l|le|la|les|y|en|se|s|mieux)['’\\s]+)*\\p{L}{2,}(?:er|ir|re)",
  it: "perché|poiché|a causa|affinché|in quanto|dato che|visto che|siccome|grazie|dovut[oaie]|si deve|si devono|motiv[oi]|ragion[ei]|in seguito|per via|per mancanza|quindi|pertanto|per (?:(?:non|meglio)\\s+)*\\p{L}{2,}(?:are|ere|ire|arre|urre|orre|arsi|ersi|irsi)",
  es: "porque|debid[oa]s?|ya que|a causa|puesto que|dado que|para que|gracias|motivos?|razón|razones|por falta|consecuencia|por eso|así que|para (?:(?:no|mejor)\\s+)*\\p{L}{2,}(?:ar|er|ir|arse|erse|irse)(?:l[oae]s?)?",
};

/** Words that may hint at a cause without saying that it is one. */
export const hints: Readonly<Record<Language, string>> = {
  en: "after|following|as|to|for|by",
  de: "nach|um|zu|zum|zur|durch",
  fr: "après|pour(?! cent)|par",
  it: "dopo|per(?! cento)",
  es: "tras|para|por(?! ciento)",
};

/** A sentence that opens with the reason for what was said before: "The reason is …", "Grund dafür ist …". */
export const opensWithCause =
  /^\P{L}*(?:(?:the|one|der|ein|la|une?|il|un|el) )?(?:reason|cause|grund|gründe|ursache|auslöser|raison|cause|motif|ragione|motivo|causa|razón)(?!\p{L})|^\P{L}*(?:das liegt|dies liegt|schuld|car|denn|infatti|en effet|that is because|this is because|damit soll|so soll|cela (?:tient|permet|évite)|ceci (?:permet|évite)|ciò (?:serve|dipende)|questo (?:serve|dipende|evita)|se debe)(?!\p{L})|^\P{L}*(?:this|the|that|diese[rs]?|die|der|das|cette|ce|cet|la|le|l['’]|quest[oa]|il|est[ae]|el)\s?(?:\p{L}+\s)?(?:rule|ban|measure|requirement|limit|restriction|provision|regel|regelung|verbot|massnahme|maßnahme|vorschrift|beschränkung|einschränkung|bestimmung|règle|interdiction|mesure|limite|restriction|exigence|disposition|regola|divieto|misura|limite|limitazione|obbligo|disposizione|norma|prohibición|medida|restricción)\s[^.;]{0,60}?(?:after|because|since|following|to (?:avoid|prevent|protect)|nach(?:dem)?|weil|seit|damit|um|après|parce|car|depuis|suite|afin|pour|dopo|perché|poiché|da quando|in seguito|per|tras|después|porque|para|desde)(?!\p{L})/iu;
