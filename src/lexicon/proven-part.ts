/** How people ask for no more than what was proven of a refused answer, in en, de, fr, it and es. */
export const provenPart: readonly string[] = [
  // what you can prove, the proven part
  "(?:only|just)(?:,? [\\p{L}']+){0,4} (?:you can|could|can be|was|is|are|were)(?:,? [\\p{L}']+){0,2} (?:prove[dn]?|proven|shown?|backed up|verified)",
  "(?:only |just )?the (?:provable|proven|verified|proved) (?:parts?|points?|claims?|rest)",
  "(?:nur|bloss|bloß|lediglich)(?:,? [\\p{L}]+){0,4} (?:belegbar|beweisbar|belegt|bewiesen|nachweisbar|nachgewiesen|gesichert)\\p{L}*",
  "(?:nur|bloss|bloß)(?:,? [\\p{L}]+){0,5} (?:belegen|beweisen|nachweisen) (?:kannst|könnt|können|lässt|lassen)",
  "den (?:belegbaren|beweisbaren|belegten|bewiesenen|nachweisbaren) teil",
  "(?:seulement|uniquement|juste)(?:,? [\\p{L}'’]+){0,6} (?:prouv|vérifi|démontr|attest)\\p{L}*",
  "(?:la partie|les parties|les points|ce) (?:prouvable|prouvée|qui est prouvé|vérifiée?|démontrée?)s?",
  "(?:solo|soltanto|solamente|unicamente)(?:,? [\\p{L}'’]+){0,6} (?:prov|dimostr|verific|document|comprov|comprueb|comprob|prueb|demostr|demuestr|prob)\\p{L}*",
  "la part[ei] (?:dimostrabile|provata|dimostrata|verificata|demostrable|probada|comprobada)",
];
