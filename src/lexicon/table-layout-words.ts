/** What stands in a cell of figures where there is no figure. */
export const noFigure: ReadonlySet<string> = new Set(
  "n.a. n.a n/a na n.d. n.s. nil null none ref. ref reference (x) x (na) (d) (s) (z) k.a. k.a o.a. entf. nd n.c. nc n.b. s.o. s/o unq".split(
    " ",
  ),
);

/** A line that begins so names a table or a picture. */
export const captionWords: readonly string[] = [
  ...["table", "exhibit", "figure", "chart", "schedule", "box"],
  ...["tabelle", "tab.", "abbildung", "übersicht"],
  ...["tableau", "graphique", "encadré"],
  ...["tabella", "figura", "grafico", "tavola", "prospetto"],
  ...["tabla", "cuadro", "gráfico"],
];

/** A label that ends so goes on in the next line. */
export const joiningWords: ReadonlySet<string> = new Set([
  ..."a an and or of the to in on at by for from with than per as under over between into not".split(" "),
  ..."und oder der die das den dem des von vom zu zum zur im am auf bei für mit als aus nach ohne".split(" "),
  ..."et ou de du des le la les à au aux en par pour sur dans avec sans d' l'".split(" "),
  ..."e o di del dello della dei degli delle da dal nel con su tra fra il lo gli".split(" "),
  ..."y u los las el por para sin sobre entre al".split(" "),
]);

/** Written before or after an amount. */
export const currencyWords: ReadonlySet<string> = new Set(
  "chf eur usd gbp jpy cny inr sek nok dkk pln czk huf cad aud fr. fr sfr. sfr rs. rs kr kr. kč zł us$ r$ a$ c$ hk$ nt$".split(
    " ",
  ),
);
