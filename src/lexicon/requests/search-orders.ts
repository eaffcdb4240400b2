/** Sentences that say where to look and nothing of what: they are no part of a request, and nothing can prove them. */
const orders = [
  /^(?:please |then )?(?:search|research|look(?: it| this| that)? up|browse|google|use|check)(?: (?:for )?(?:it|this|that|them))?(?: (?:on|in|using))?(?: the)? (?:web|internet|net|online)(?: for (?:it|this|that|them))?(?:,? please)?$/i,
  /^(?:please )?(?:do|use) (?:an? )?(?:web|online|internet) (?:research|search)(?:,? please)?$/i,
  /^(?:bitte )?(?:recherchieren? sie|recherchiere?|suchen? sie|suche?|schauen? sie|schau|nutzen? sie|nutze)(?: (?:es|das|dies|danach|dazu|bitte)){0,2} (?:im|das|in dem) (?:web|internet|netz)(?: (?:danach|nach))?(?: bitte)?$/i,
  /^(?:bitte )?(?:dazu |dafür |danach |das |es )?(?:im|in dem) (?:web|internet|netz) (?:danach |dazu )?(?:nachsehen|nachschauen|nachschlagen|suchen|recherchieren|schauen|prüfen)(?: bitte)?$/i,
  /^(?:please |then )?look(?: (?:it|this|that) up| for (?:it|this|that|them))? (?:on|in) the (?:web|internet|net)(?:,? please)?$/i,
  /^(?:please |then )?(?:look (?:it|this|that) up online|look online)(?:,? please)?$/i,
  /^(?:s'il (?:te|vous) pla[iî]t,? )?(?:cherchez?|recherchez?|regardez?|chercher|rechercher|à chercher|vérifiez?)(?:-le|-la)?(?: cela| ça)? (?:sur|dans) (?:le web|internet|le net)(?:,? s'il (?:te|vous) pla[iî]t)?$/i,
  /^(?:per favore,? )?(?:cerca|cercalo|cercala|ricerca|cercate|verifica|cercare|da cercare|guarda|guardate)(?: questo| ciò)? (?:su internet|sul web|in rete|online)(?:,? per favore)?$/i,
  /^(?:por favor,? )?(?:busca|búscalo|búscala|busque|investiga|investígalo|buscar|mira|mírelo|míralo)(?: esto| eso)? (?:en|por) (?:internet|la web|la red|línea)(?:,? por favor)?$/i,
];
const longest = 100;

/** The message without them, unless nothing else stands there. */
export function withoutSearchOrders(text: string): string {
  const sentences = text.split(/(?<=[.!?\n])\s/u);
  const kept = sentences.filter((sentence) => !isOrder(sentence));
  return kept.length === sentences.length || kept.join("").trim() === "" ? text : kept.join(" ");
}

function isOrder(sentence: string): boolean {
  const said = sentence.trim().replace(/[.!]$/u, "").replaceAll(/\s+/gu, " ");
  return said.length <= longest && orders.some((order) => order.test(said));
}
