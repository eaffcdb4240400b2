/** Words of office life that stand for each other, in the forms in which people ask and documents answer. */
const groups: readonly (readonly string[])[] = [
  "cost costs price prices fee fees charge rate tariff",
  "vacation vacations holiday holidays leave",
  "employee employees staff worker workers personnel",
  "pay paid pays payment salary salaries wage wages",
  "trip trips travel journey journeys",
  "manager supervisor boss head",
  "buy bought purchase purchased order",
  "begin begins began start starts started",
  "end ends ended finish finishes finished",
  "allow allowed permit permitted",
  "submit submitted send sent hand handed file",
  "refund refunded reimburse reimbursed repay repaid",
  "kosten kostet preis preise gebühr gebühren tarif",
  "ferien urlaub ferientage urlaubstage",
  "angestellte angestellten mitarbeiter mitarbeitende mitarbeitenden personal",
  "lohn löhne gehalt salär",
  "chef vorgesetzte vorgesetzter vorgesetzten leiter leiterin",
  "beginn beginnt start startet anfang",
  "erlaubt gestattet zulässig",
  "coûte coûtent coût prix tarif frais",
  "vacances congés congé",
  "employé employés salarié salariés collaborateurs personnel",
  "costa costano costo prezzo prezzi tariffa",
  "ferie vacanze",
  "dipendente dipendenti impiegato impiegati personale",
  "cuesta cuestan coste costo precio precios tarifa",
  "empleado empleados trabajador trabajadores personal",
].map((words) => words.split(" "));

/** The other words of every group a word is in. */
export function synonymsOf(word: string): string[] {
  return groups
    .filter((group) => group.includes(word))
    .flatMap((group) => group.filter((other) => other !== word));
}
