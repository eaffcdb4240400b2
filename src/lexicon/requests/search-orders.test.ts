import { expect, test } from "vitest";
import { withoutSearchOrders } from "./search-orders.ts";

test.each([
  ["What did it cost? Search the web.", "What did it cost?"],
  ["When was it opened? Please research it on the web!", "When was it opened?"],
  ["Was hat er gekostet? Recherchiere das im Internet.", "Was hat er gekostet?"],
  ["Combien a-t-il coûté ? Cherche sur internet.", "Combien a-t-il coûté ?"],
  ["Quanto è costato? Cercalo sul web.", "Quanto è costato?"],
  ["¿Cuánto costó? Búscalo en internet.", "¿Cuánto costó?"],
  ["Was kostet es, und seit wann? Bitte im Internet nachsehen.", "Was kostet es, und seit wann?"],
  ["What does it cost, and since when? Look on the web.", "What does it cost, and since when?"],
  ["What does it cost? Please look it up online.", "What does it cost?"],
  ["Quanto costa? Guarda su internet.", "Quanto costa?"],
  ["Search the web.", "Search the web."],
  [
    "Search the web page of the town for opening hours.",
    "Search the web page of the town for opening hours.",
  ],
  ["Who uses the internet?", "Who uses the internet?"],
])("%s", (text, kept) => {
  expect(withoutSearchOrders(text)).toBe(kept);
});
