/** Words that point back to what was said or made before, in en, de, fr, it and es. */
export const backReferences: readonly string[] = [
  ...["that", "those", "these", "above", "the same", "previous", "earlier", "from before", "what about"],
  ...["daraus", "davon", "damit", "darin", "dazu", "dieselbe", "dieselben", "dasselbe", "obige", "obigen"],
  ...["vorherige", "vorherigen", "vorhin", "von vorher", "jene", "jener"],
  ...[
    "cela",
    "celle-ci",
    "celui-ci",
    "ceux-ci",
    "ci-dessus",
    "précédent",
    "précédente",
    "le même",
    "la même",
  ],
  ...["quello", "quella", "quelli", "quelle", "ciò", "di prima", "precedente", "lo stesso", "la stessa"],
  ...["eso", "esa", "ese", "esos", "esas", "anterior", "lo mismo", "la misma", "el mismo", "de antes"],
];
