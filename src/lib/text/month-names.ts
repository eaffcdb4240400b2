/** The names of the months and their short forms, in five languages, by number. */
const lists = [
  "january jan januar jän jänner janvier janv gennaio gen enero ene",
  "february feb februar feber février févr febbraio febrero",
  "march mar märz mär maerz mars marzo",
  "april apr avril avr aprile abril abr",
  "may mai maggio mag mayo",
  "june jun juni juin giugno giu junio",
  "july jul juli juillet juil luglio lug julio",
  "august aug août aout agosto ago",
  "september sep sept septembre settembre set septiembre",
  "october oct oktober okt octobre ottobre ott octubre",
  "november nov novembre noviembre",
  "december dec dezember dez décembre déc dicembre dic diciembre",
];

export const monthNames: ReadonlyMap<string, number> = new Map(
  lists.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)),
);
