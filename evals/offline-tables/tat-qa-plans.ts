/** What a good model would hand in: a plan over the tables of the file, or a calculation over cells of it. */
export type GivenPlan =
  | { plan: Record<string, unknown>; answer: string }
  | { expression: string; cells: Record<string, string> };

const label = (column: string, value: string) => ({ column, op: "=", value });

/** The change of one row from one column to another. */
const change = (key: string, row: string, [from, to]: readonly [string, string]): GivenPlan => ({
  plan: {
    ...{ from: "t1", where: [label(key, row)], select: [key, from, to, "change"] },
    derive: [{ as: "change", expr: ["-", to, from] }],
  },
  answer: "change",
});

const balance = "Revised Preliminary / Allocation / As of December 31, 2019";
const total = (as: string, row: string) => ({
  ...{ fn: "sum", column: balance, as, where: [label("(In millions)", row)] },
});

/** By id of the question. Cells are named where a label stands in several rows. */
export const givenPlans: Readonly<Record<string, GivenPlan>> = {
  "dqa-0351": {
    plan: {
      ...{ from: "t1", totalsRows: "include" },
      aggregates: [total("assets", "Total assets"), total("liabilities", "Total liabilities")],
      derive: [{ as: "equity", expr: ["-", "assets", "liabilities"] }],
    },
    answer: "equity",
  },
  "dqa-0352": { expression: "now - before", cells: { now: "C7", before: "D7" } },
  "dqa-0353": change("Column A", "Sales", ["2018", "2019"]),
  "dqa-0354": change("Column A", "Stock-based compensation", ["2017", "2019"]),
  "dqa-0355": change("Column A", "Dilutive impact of employee equity award plans", [
    "April 27, 2018",
    "April 26, 2019",
  ]),
  "dqa-0356": {
    plan: {
      ...{ from: "t2", where: [label("(In thousands)", "Furniture and equipment")] },
      aggregates: [{ fn: "average", column: "value", as: "mean" }],
    },
    answer: "mean",
  },
  "dqa-0357": change("Emissions from:", "Green tariff", ["FY18**", "FY19**"]),
  "dqa-0358": {
    plan: {
      from: "t2",
      where: [
        label("Column A", "Discount rate"),
        { column: "period", op: "between", values: ["2017", "2019"] },
      ],
      aggregates: [{ fn: "average", column: "value", as: "mean" }],
    },
    answer: "mean",
  },
  "dqa-0359": change("Column A", "Write-offs, net of recoveries", ["2018", "2019"]),
  "dqa-0360": { expression: "round(granted / outstanding, 2)", cells: { granted: "B7", outstanding: "B6" } },
};
