import type { LabelQuestion } from "./label-question.ts";
import { officeBills } from "./office-bills.ts";
import { officeOccasions } from "./office-occasions.ts";
import { officePeople } from "./office-people.ts";
import { officeRoles } from "./office-roles.ts";
import { officeThings } from "./office-things.ts";
import type { Language } from "../../words-by-language.ts";

/** What is said beside such a question and means no label. */
export const besideLabels: Readonly<Record<Language, string>> = {
  en: "came|come|comes|coming|visited|visit|building|while|during|away|goods|items|order|invoice|bill|company|firm",
  de: "kam|kommt|gekommen|kommen|vorbei|gebäude|vorbeigekommen|während|solange|weg|ware|waren|artikel|bestellung|rechnung|firma|unternehmen",
  fr: "venu|venue|bâtiment|vient|venir|passé|passée|passer|pendant|durant|absent|absente|marchandise|marchandises|articles|commande|facture|entreprise|société",
  it: "venuto|venuta|edificio|viene|venire|passato|passata|mentre|durante|via|merce|merci|articoli|ordine|fattura|ditta|azienda",
  es: "vino|venido|edificio|viene|venir|pasó|mientras|durante|mercancía|artículos|pedido|factura",
};

export const officeLabels: readonly LabelQuestion[] = [
  ...officeRoles,
  ...officeOccasions,
  ...officeBills,
  ...officePeople,
  ...officeThings,
];
