import type { WordsByLanguage } from "../words-by-language.ts";

/** Ways to ask that are no verbs of a role. */
export const askOpeners: WordsByLanguage = {
  en: "can you|could you|would you|will you|can i|could i|may i|i want to|i want you to|i need to|i need you to|i need|i'd like to|i'd like you to|i'd like|i would like to|i would like you to|i would also like to|i would also like|i'd also like to|i d like to|i d like for|i'd like for|i'm looking for|i m looking for|am looking for|i am looking for|let me know|like to book",
  de: "kannst du|können sie|könntest du|könnten sie|ich möchte|ich brauche|ich benötige|ich will|ich hätte gerne|ich hätte gern|würdest du|würden sie",
  fr: "peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je voudrais|j'aimerais|je veux|il me faut|j'ai besoin de|j'ai besoin d'",
  it: "puoi|può|potresti|potrebbe|vorrei|voglio|mi serve|mi servono|ho bisogno di",
  es: "puedes|puede|podrías|podría|quiero|quisiera|me gustaría|necesito",
};

/** They ask wherever they stand: "In the same town, I would like to know …". */
export const wishesToKnow: WordsByLanguage = {
  en: "like to know|want to know|need to know|wish to know|love to know|like to find out|want to find out",
  de: "möchte wissen|möchte ich wissen|will wissen|will ich wissen|muss wissen|wüsste gern|wüsste ich gern|wissen, ob",
  fr: "voudrais savoir|aimerais savoir|souhaite savoir|souhaiterais savoir|veux savoir",
  it: "vorrei sapere|voglio sapere|desidero sapere|mi piacerebbe sapere",
  es: "quisiera saber|quiero saber|me gustaría saber|necesito saber",
};

/** They open a question. */
export const questionWords: WordsByLanguage = {
  en: "what|what's|which|who|whose|whom|when|where|where's|why|how|in which|on which|by what|by which|at what|at which|to which|from which|for how|until when|since when|by when",
  de: "welche|welcher|welches|welchen|welchem|wer|wen|wem|wann|wo|woher|wohin|warum|wieso|weshalb|wie|wieviel|wieviele|bis wann|seit wann|ab wann|in welchem|in welcher|in welchen|auf welcher|aus welchem|mit welchem|um wie",
  fr: "que|qu'est-ce|qu'|quel|quelle|quels|quelles|qui|quand|où|pourquoi|comment|combien|est-ce|quoi|à quel|à quelle|à combien|de combien|dans quel|dans quelle|en quelle|jusqu'à quand|depuis quand",
  it: "che|che cosa|cosa|chi|quale|quali|qual|quando|dove|perché|come si|come posso|come è|com'è|come funziona|come viene|come vengono|quanto|quanta|quanti|quante|in quale|in quali|entro quando|a quanto|di quanto|da quando|in che",
  es: "qué|que|cuál|cuáles|quién|quiénes|cuándo|dónde|por qué|cómo|cuánto|cuánta|cuántos|cuántas|en qué|a qué|desde cuándo|hasta cuándo|de cuánto",
};

/** Words that ask in one language alone: "was" is a verb in English. */
export const ownQuestionWords: WordsByLanguage = {
  de: "was|was für|wofür|womit|wodurch|woran|worauf|worin|an wen|bei wem|mit wem|für wen|von wem|zu welchem|ab welchem|für welche|bei welcher|bei welchem",
};

/** What opens a question that is told of inside an order: "a mail that says from where the coach leaves". */
export const toldQuestionWords: WordsByLanguage = {
  en: "from where|from when|from which|until which|what time|to whom|for whom|with whom|on what|in what|from what|until what|by what|through when|till when|whether",
  de: "von wo|von wann|um welche|um wieviel|um wie viel|zu welcher|auf wen|auf wann|auf welchen|an welchem|an welcher|bis zu welchem|ab wie|bei welchen|unter welcher|unter welchen|ob",
  fr: "d'où|jusqu'où|à qui|à quels|à quelles|pour qui|pour combien|pour quand|à partir de quand|à partir de quel|à partir de quelle|avant quand|avant quel|avant quelle|avec qui|chez qui|quel jour|jusqu'à quel|jusqu'à quelle|sous quel|sous quelle|pendant combien|de quelle|de quel|de quand|qui est|qui sont|qui doit|qui peut|qui s'occupe|ce que|ce qu'|ce qui|s'il|si l'|si le|si la|si les|si on|si nous",
  it: "come|da dove|a chi|per chi|con chi|a che|per quanto|per quando|fino a quando|fino a che|da quale|a partire da quando|con quale|a quale|a quali|in quanto|entro che|entro quale|il giorno in cui|da che|chi è|chi sono|chi deve|chi può|chi ha|chi si occupa|ciò che|quello che|se il|se la|se i|se le|se c'è|se si",
  es: "de dónde|desde dónde|a quién|para quién|con quién|para cuándo|antes de qué|por cuánto|a partir de cuándo|con qué|de qué|quién es|quién debe",
};

/** Verbs by which a text tells something, in whatever form an order has them. */
export const tellingVerbs =
  "says|say|saying|states|stating|tells|tell|telling|explains|explain|explaining|gives|mentions|mentioning|informs|inform|informing|announces|announcing|confirms|confirming|reminds|reminding|know|knows|" +
  "sagt|sage|sagst|sagen|nennt|nennst|erklärt|erklärst|erklären|angibt|angibst|mitteilt|mitteilst|mitzuteilen|mitteilen|informiert|informieren|steht|bestätigt|bestätigst|bestätigen|schreibst|erinnert|daran|darüber|" +
  "dit|dis|dire|disant|indique|indiquer|indiquant|explique|expliquer|expliquant|précise|préciser|précisant|informe|informer|informant|annonce|annoncer|annonçant|confirme|confirmer|confirmant|rappelle|rappelant|rappeler|" +
  "dice|dici|dica|dire|dicendo|indica|indichi|indicare|indicando|spiega|spieghi|spiegare|spiegando|comunica|comunichi|comunicare|comunicando|informa|informi|informare|informando|conferma|confermi|confermare|confermando|ricorda|ricordi|ricordare|" +
  "diga|decir|diciendo|explica|explique|explicar|explicando|indique|indicando|informe|informar|informando|comunique";

/** Words that ask behind another small word; in a statement they may as well go on with it. */
export const ledQuestionWords: WordsByLanguage = {
  en: "with whom|for whom|to whom|from whom|by whom|from where|from when|through when|under which|under what",
  de: "um welche|um wieviel|zu welcher|von wo|von wann|auf welche|auf welchem|unter welcher|unter welchem|unter welchen|an welchem|an welcher|bis zu welchem|bis zu welcher|bis wie",
  fr: "à qui|de qui|avec qui|pour qui|chez qui|par qui|d'où|jusqu'où|à quels|à quelles|de quel|de quelle|avec quel|avec quelle|sous quel|sous quelle|à partir de quand|à partir de quel|à partir de quelle|jusqu'à quel|jusqu'à quelle|pendant combien|pour combien",
  it: "a che ora|da che ora|fino a che|fino a quando|a quale|da quale|con quale|con quali|per quale|per quanto|per quanti|a chi|da chi|di chi|con chi|per chi|da dove|entro che|entro quale|ogni quanto|a partire da quando",
  es: "a quién|de quién|con quién|para quién|de dónde|adónde|a dónde|con qué|para qué|hasta qué|cada cuánto|a partir de cuándo",
};

/** A question that begins with its verb, and whom or what it asks about: "is it …", "gibt es …", "faut-il …". */
export const verbFirst: Readonly<Record<"en" | "de" | "fr" | "it" | "es", RegExp>> = {
  en: /^(?:is|are|was|were|does|do|did|has|have|will|can|could|may|must|should)\s(?:it|they|there|he|she|we|i|any(?:one|body|thing)?|some(?:one|body))(?!\p{L})/iu,
  de: /^(?:gibt\ses|(?:ist|sind|war|waren|hat|haben|habe|darf|dürfen|muss|müssen|kann|können|soll|sollen|wird|werden)\s(?:es|sie|er|man|ich|wir|jemand))(?!\p{L})/iu,
  fr: /^(?:y\sa-t-il|est-ce\sque|est-ce\squ['’]\p{L}+|puis-je|dois-je|\p{L}{1,12}-t-(?:il|elle|on)|(?:est|faut|doit|peut|sont|seront|doivent|peuvent)-(?:il|elle|on|ce|ils|elles))(?!\p{L})/iu,
  it: /^(?:c['’]è|ci\ssono|esiste|esistono|si\s(?:può|possono|deve|devono)|bisogna|occorre|devo|posso|dobbiamo|possiamo|è\s(?:possibile|previst[oa]|obbligatori[oa]|necessari[oa]|permess[oa]|compres[oa]|inclus[oa]))(?!\p{L})/iu,
  es: /^(?:hay|existen?|se\s(?:puede|pueden|debe|deben)|puedo|debo|podemos|debemos|es\s(?:posible|obligatori[oa]|necesari[oa]))(?!\p{L})/iu,
};

/** Before "was" they make it a relative pronoun: "alles, was im Vertrag steht". */
export const beforeRelative = /(?<!\p{L})(?:alles|das|etwas|nichts|vieles|einiges|manches)$/iu;

/** Verbs that open a question only if it ends as one: elsewhere they go on with a statement. */
export const questionVerbs: WordsByLanguage = {
  en: "is|are|was|were|does|do|did|has|have|will|should",
  de: "ist|sind|war|waren|gibt es|hat|haben|darf|dürfen|muss|müssen|kann|können|soll|sollen|wird|werden",
  fr: "a-t-on|y a-t-il|existe-t-il|faut-il|peut-on|doit-on",
  it: "c'è|ci sono|esiste|si può|si deve",
  es: "hay|existe|se puede|se debe",
};

/** Words that are verbs only with an object behind them: "name the parties", but "name, date and place". */
export const nounLikeVerbs: WordsByLanguage = {
  en: "name|state|rate|order|plan|set|code|design|contrast|draft|list|check|search|play|book|answer|quote|get|make|count|estimate|outline|schedule|display|recap|build|edit|put|add",
  de: "liste|such|suche|kürze|vergleich|übersetzung|zusammenfassung",
  fr: "liste|recherche|montre|compte|classe|analyse|livre|résumé|traduction|comparaison",
  it: "conta|cerca|mostra|verifica|prova|cita|spiega|riassunto|traduzione|confronto",
  es: "busca|lista|muestra|cuenta|da|entrega|resumen|traducción|comparación",
};

/** What can stand behind a verb as the opening of its object. */
export const determiners: WordsByLanguage = {
  en: "the|a|an|all|every|each|any|both|which|who|what|how|whether|me|us|it|them|this|that|these|those|my|our|his|her|their|your|one|two|three|some|for|in",
  de: "die|der|das|den|dem|des|ein|eine|einen|alle|jede|jeden|jedes|beide|mir|uns|es|sie|diese|dieses|diesen|meine|unsere|ihre|welche|wer|was|wie|ob|auf",
  fr: "le|la|les|l'|un|une|des|du|tous|toutes|chaque|moi|nous|ce|cette|ces|mes|nos|leurs|qui|quel|quelle|si|deux",
  it: "il|lo|la|i|gli|le|l'|un|una|uno|tutti|tutte|ogni|questo|questa|questi|queste|mi|ci|chi|quale|se|due|nel|nella",
  es: "el|la|los|las|un|una|todos|todas|cada|este|esta|estos|estas|me|nos|quién|qué|si|dos|en",
};

/** What somebody wants to do, not to have or to know: a wish with a verb of its own, told as a statement. */
export const intends =
  /^\s*(?:i(?:['’]d| would) like to|i (?:want|need|have|intend|plan) to|i(?:['’]m| am) going to)\s+(?!know|see|find|get|have|learn|read|understand)\p{L}+[^?]*\.\s*$|^\s*ich (?:möchte|will|muss|würde gerne?)\s[^?]*(?<!wissen|sehen|haben|erfahren|bekommen|erhalten|kennen|lesen)(?<=\s\p{Ll}+(?:en|ern|eln))\.\s*$|^\s*(?:je (?:voudrais|veux|dois|souhaite)|j['’]aimerais)\s+(?:\p{L}['’]|me\s|m['’]|te\s|nous\s)?(?!savoir|voir|avoir|connaître|obtenir|recevoir|lire)\p{L}+(?:er|ir|re)(?!\p{L})[^?]*\.\s*$|^\s*(?:vorrei|voglio|devo|desidero)\s+(?!sapere|vedere|avere|conoscere|ricevere|leggere)\p{L}+(?:are|ere|ire|rre|armi|ermi|irmi)(?!\p{L})[^?]*\.\s*$|^\s*(?:quiero|quisiera|me gustaría|debo|necesito)\s+(?!saber|ver|tener|conocer|recibir|leer)\p{L}+(?:ar|er|ir|arme|erme|irme)(?!\p{L})[^?]*\.\s*$/iu;
