/** A handbook of a dozen chapters, as somebody keeps it in Markdown. */
export function handbookText(): string {
  const chapters = [
    ...["Approval", "Flights", "Trains", "Hotels", "Meals", "Private cars"],
    ...["Receipts", "Claims", "Foreign currency", "Insurance", "Accidents", "Data and devices"],
  ];
  const desks = ["the line manager", "the travel desk", "the finance department", "human resources"];
  const front = [
    ...["---", "title: Handbook for business travel", "author: Brightwater Instruments AG"],
    ...["date: 2026-01-01", "---", "", "# Handbook for business travel", ""],
  ];
  const texts = chapters.map((name, at) => chapterText(name, desks[at % desks.length] ?? "", at));
  return [...front, ...texts].join("\n");
}

function chapterText(name: string, desk: string, at: number): string {
  const limits: [string, number, number][] = [
    ...([
      ["Switzerland", 210, 55],
      ["Germany", 185, 48],
      ["France", 190, 52],
    ] as [string, number, number][]),
    ...([
      ["Italy", 165, 47],
      ["Spain", 150, 44],
      ["United Kingdom", 240, 62],
    ] as [string, number, number][]),
  ];
  const rows = limits.map(([land, night, day]) => `| ${land} | ${night + at}.00 | ${day}.50 | ${desk} |`);
  return [
    `## ${name}\n`,
    `This chapter is for everybody who travels on business. Questions go to ${desk}. What is not regulated here is decided by ${desk} before anything is booked, and the decision is kept with the claim.\n`,
    "### What applies\n",
    `1. Ask ${desk} before you book.`,
    "2. Book in the portal:\n   - choose the trip,\n   - name the cost centre,\n   - keep the confirmation.",
    `3. Keep every receipt above CHF 10 for ${desk}.\n`,
    "### Limits\n",
    "| Country | Per night (CHF) | Per day (CHF) | Booked by |\n| --- | ---: | ---: | --- |",
    ...rows,
    `\nExceptions are granted in writing only. The rule of ~~three days~~ no longer applies: a claim has to be handed in within 30 days after the end of the trip. An answer comes within five working days and names the reason where an exception is refused.\n`,
    "> Who travels for the company decides as if the money were their own.\n",
  ].join("\n");
}

const section = (content_type: string, ...elements: object[]) => ({ content_type, elements });

/** A report of one quarter, as a language model hands it in: cited statements, a table, a chart, lists. */
export const quarterReport = {
  metadata: {
    ...{ title: "Travel costs in the first quarter of 2026", language: "en", kind: "report" },
    ...{ authors: ["Finance department"], date: "2026-04-14" },
  },
  sections: [
    section("heading", { level: 1, text: "Summary" }),
    section("paragraph", {
      text: "Travel cost CHF 53,437 in the first quarter, 4.0 % more than a year ago. Hotels grew faster than flights. Meals stayed within the allowance of CHF 55 a day.",
      statements: [
        {
          text: "Travel cost CHF 53,437 in the first quarter, 4.0 % more than a year ago.",
          citations: ["costs"],
        },
        { text: "Meals stayed within the allowance of CHF 55 a day.", citations: ["policy"] },
      ],
    }),
    section("bullet_list", {
      items: [
        {
          text: "Three things drive the costs:",
          items: ["flights abroad", "hotels in Geneva", "late bookings"],
        },
        "Late bookings can be avoided: one in four flights was booked less than a week ahead.",
      ],
    }),
    section("heading", { level: 1, text: "Costs by department" }),
    section("table", {
      caption: "Travel costs by department, first quarter",
      headers: ["Department", "Trips", "Flights", "Hotels", "Total", "Change"],
      columns: [{}, {}, { currency: "CHF" }, { currency: "CHF" }, { currency: "CHF" }, {}],
      rows: [
        ["Sales and key accounts", 41, 12_400, 9_800, 22_200, "4.0 %"],
        ["Research", 18, 7_200, 5_437, 12_637, "−2.5 %"],
        ["Finance and administration", 9, 3_100, 2_500, 5_600, "0.0 %"],
        ["Customer service", 22, 6_500, 6_500, 13_000, "11.3 %"],
        ["Total", 90, 29_200, 24_237, 53_437, "4.0 %"],
      ],
      citations: ["costs"],
    }),
    section("chart", {
      ...{ kind: "bar", title: "Travel costs by quarter (CHF)" },
      labels: ["Q2 2025", "Q3 2025", "Q4 2025", "Q1 2026"],
      series: [
        { name: "Flights", values: [27_100, 25_300, 31_250, 29_200] },
        { name: "Hotels", values: [21_900, 19_800, 25_100, 24_237] },
      ],
    }),
    section("heading", { level: 1, text: "What follows" }),
    section("paragraph", {
      text: "The contract with the travel agency can be ended with three months' notice. New offers are asked for before the summer.",
      statements: [
        {
          text: "The contract with the travel agency can be ended with three months' notice.",
          citations: ["contract"],
        },
      ],
    }),
    section("numbered_list", {
      items: ["Ask three agencies for offers.", "Compare fees and reach.", "Decide in July."],
    }),
  ],
  sources: [
    {
      ...{ id: "costs", documentId: "costs", document: "Costs 2026.xlsx" },
      ...{ position: { sheet: "Q1" }, quote: "Total 53,437 4.0 %" },
      cell: { address: "E6", value: "53,437", rowHead: "Total", columnHead: "Total" },
    },
    {
      ...{ id: "policy", documentId: "policy", document: "travel-policy-2026.md", position: { line: 19 } },
      quote: "The daily meal allowance is CHF 55.",
    },
    {
      ...{ id: "contract", documentId: "contract", document: "Agency contract.docx" },
      ...{ position: { path: "body/12" }, heading: ["Agency contract", "Art. 6 Termination"] },
      quote: "Either party may end this contract with three months' notice.",
    },
  ],
};

/** A letter in German with addresses, a date, one cited statement and room to sign. */
export const depositLetter = {
  metadata: { title: "Rückgabe der Mietkaution, Seestrasse 12", language: "de-CH", kind: "letter" },
  sections: [
    section("paragraph", { text: "Muster Immobilien AG\nBahnhofstrasse 1\n8001 Zürich" }),
    section("paragraph", { text: "Frau\nAnna Beispiel\nSeestrasse 12\n8002 Zürich" }),
    section("paragraph", { text: "Zürich, 14. April 2026" }),
    section("paragraph", { text: "Sehr geehrte Frau Beispiel" }),
    section(
      "paragraph",
      { text: "Ihr Mietverhältnis endet am 30. Juni 2026." },
      {
        text: "Die Kaution von CHF 3'600 wird innert 30 Tagen nach dem Ende der Miete zurückbezahlt.",
        citations: ["lease"],
      },
    ),
    section("paragraph", {
      text: "Bitte teilen Sie uns bis zum 31. Mai 2026 das Konto mit, auf das wir den Betrag überweisen dürfen. Für die Übergabe der Wohnung schlagen wir Ihnen den 30. Juni 2026 um 10 Uhr vor.",
    }),
    section("paragraph", { text: "Freundliche Grüsse\nMuster Immobilien AG\nPeter Muster" }),
  ],
  sources: [
    {
      ...{ id: "lease", documentId: "lease", document: "Mietvertrag.pdf", position: { page: 4 } },
      quote: "Die Kaution beträgt CHF 3'600 und wird innert 30 Tagen nach dem Ende der Miete zurückbezahlt.",
    },
  ],
};
