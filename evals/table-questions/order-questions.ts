import { exact, isLess, least, mean, middle, minus, most, over, rounded, times, total } from "./exact.ts";
import { by, filled, groups, money } from "./orders.ts";
import type { Order } from "./orders.ts";
import type { Question, Right } from "./question.ts";

/** Everything that is asked of a file of orders, whose columns have these heads. */
export function orderQuestions(
  orders: readonly Order[],
  heads: readonly [string, string, string, string, string, string],
): Question[] {
  const [date, supplier, city, amount, quantity, paid] = heads;
  const all = filled(orders);
  const ask = (
    id: string,
    ...[asked, plan, right]: [string, Record<string, unknown>, Right[][]]
  ): Question => ({ id, asked, plan: { from: "t1", ...plan }, right });
  const sum = { fn: "sum", column: amount, as: "total" };
  const bern = orders.filter((order) => order.city === "Bern");
  const large = orders.filter(({ cents }) => cents !== undefined && cents > 1_000_000);
  const in2023 = orders.filter((order) => order.date.startsWith("2023"));
  const suppliersSums = by(orders, (order) => order.supplier).map(([name, own]) => ({
    name,
    sum: total(filled(own)),
  }));
  const descending = suppliersSums.toSorted((a, b) => (isLess(a.sum, b.sum) ? 1 : -1));
  const months = by(in2023, (order) => order.date.slice(0, 7));
  const years = by(orders, (order) => order.date.slice(0, 4));
  const known = orders.filter((order) => order.city in groups);
  return [
    ask("sum", "what is the total", { aggregates: [sum] }, [[total(all)]]),
    ask("count", "how many orders", { aggregates: [{ fn: "count" }] }, [[exact(orders.length)]]),
    ask("filled", "how many orders with an amount", { aggregates: [{ fn: "count", column: amount }] }, [
      [exact(all.length)],
    ]),
    ask("average", "average amount", { aggregates: [{ fn: "average", column: amount }] }, [[mean(all)]]),
    ask("median", "median amount", { aggregates: [{ fn: "median", column: amount }] }, [[middle(all)]]),
    ask(
      "extremes",
      "smallest and largest",
      {
        aggregates: [
          { fn: "min", column: amount },
          { fn: "max", column: amount },
        ],
      },
      [[least(all), most(all)]],
    ),
    ask("where", "total in Bern", { where: [{ column: city, op: "=", value: "Bern" }], aggregates: [sum] }, [
      [total(filled(bern))],
    ]),
    ask(
      "above",
      "how many above 10,000",
      { where: [{ column: amount, op: ">", value: "10000" }], aggregates: [{ fn: "count" }] },
      [[exact(large.length)]],
    ),
    ask(
      "year",
      "total of 2023",
      { where: [{ column: date, op: "year", value: "2023" }], aggregates: [sum] },
      [[total(filled(in2023))]],
    ),
    ask(
      "between",
      "orders of the first quarter of 2024",
      {
        where: [{ column: date, op: "between", values: ["2024-01-01", "2024-03-31"] }],
        aggregates: [{ fn: "count" }],
      },
      [[exact(orders.filter((order) => order.date >= "2024-01-01" && order.date <= "2024-03-31").length)]],
    ),
    ask(
      "group",
      "total for each supplier",
      { groupBy: [{ column: supplier }], aggregates: [sum] },
      suppliersSums.map(({ name, sum: own }) => [name, own]),
    ),
    ask(
      "top",
      "the three largest suppliers",
      {
        groupBy: [{ column: supplier }],
        aggregates: [sum],
        orderBy: [{ by: "total", desc: true }],
        limit: 3,
      },
      descending.slice(0, 3).map(({ name, sum: own }) => [name, own]),
    ),
    ask(
      "share",
      "share of each city in percent",
      { groupBy: [{ column: city }], aggregates: [sum], derive: [{ as: "part", share: { of: "total" } }] },
      by(orders, (order) => order.city).map(([name, own]) => [
        name,
        total(filled(own)),
        times(over(total(filled(own)), total(all)), exact(100)),
      ]),
    ),
    ask(
      "months",
      "average of each month of 2023",
      {
        where: [{ column: date, op: "year", value: 2023 }],
        groupBy: [{ column: date, by: "month" }],
        aggregates: [{ fn: "average", column: amount }],
      },
      months.map(([month, own]) => [month, mean(filled(own))]),
    ),
    ask(
      "change",
      "change of the total from year to year",
      {
        groupBy: [{ column: date, by: "year", as: "year" }],
        aggregates: [sum],
        derive: [{ as: "change", change: { of: "total", along: "year" } }],
      },
      years.map(([year, own], at) => {
        const before = years[at - 1];
        const [a, b] = [before === undefined ? undefined : total(filled(before[1])), total(filled(own))];
        return [
          year,
          b,
          a === undefined
            ? null
            : times(over(minus(b, a), a.top < 0n ? { ...a, top: -a.top } : a), exact(100)),
        ];
      }),
    ),
    ask(
      "filtered",
      "2022 beside 2023, difference",
      {
        aggregates: [
          { ...sum, as: "a", where: [{ column: date, op: "year", value: "2022" }] },
          { ...sum, as: "b", where: [{ column: date, op: "year", value: "2023" }] },
        ],
        derive: [{ as: "d", change: { from: "a", to: "b", as: "absolute" } }],
      },
      [
        [
          total(filled(orders.filter((order) => order.date.startsWith("2022")))),
          total(filled(in2023)),
          minus(
            total(filled(in2023)),
            total(filled(orders.filter((order) => order.date.startsWith("2022")))),
          ),
        ],
      ],
    ),
    ask(
      "expression",
      "average price of a piece, each rounded to cents",
      {
        derive: [{ as: "piece", expr: ["round", ["/", amount, quantity], 2] }],
        aggregates: [{ fn: "sum", column: "piece" }],
      },
      [
        [
          total(
            orders.flatMap(({ cents, quantity: pieces }) =>
              cents === undefined ? [] : [rounded(rounded(over(money(cents), exact(pieces)), 10), 2)],
            ),
          ),
        ],
      ],
    ),
    ask(
      "product",
      "sum of amount times quantity",
      { derive: [{ as: "x", expr: ["*", amount, quantity] }], aggregates: [{ fn: "sum", column: "x" }] },
      [
        [
          total(
            orders.flatMap(({ cents, quantity: pieces }) =>
              cents === undefined ? [] : [times(money(cents), exact(pieces))],
            ),
          ),
        ],
      ],
    ),
    ask(
      "having",
      "suppliers with more than 130 orders",
      {
        groupBy: [{ column: supplier }],
        aggregates: [{ fn: "count", as: "n" }],
        having: [{ column: "n", op: ">", value: "130" }],
      },
      by(orders, (order) => order.supplier).flatMap(([name, own]) =>
        own.length > 130 ? [[name, exact(own.length)]] : [],
      ),
    ),
    ask("distinct", "different suppliers", { aggregates: [{ fn: "distinct", column: supplier }] }, [
      [exact(new Set(orders.map((order) => order.supplier)).size)],
    ]),
    ask(
      "join",
      "total of each region",
      { join: { table: "t2", on: [[city, "place"]] }, groupBy: [{ column: "region" }], aggregates: [sum] },
      by(known, (order) => groups[order.city] ?? "").map(([region, own]) => [region, total(filled(own))]),
    ),
    ask(
      "left",
      "orders without a region",
      {
        join: { table: "t2", on: [[city, "place"]], kind: "left" },
        where: [{ column: "region", op: "isNull" }],
        aggregates: [{ fn: "count" }],
      },
      [[exact(orders.length - known.length)]],
    ),
    ask(
      "empty",
      "orders without an amount",
      { where: [{ column: amount, op: "isNull" }], aggregates: [{ fn: "count" }] },
      [[exact(orders.filter(({ cents }) => cents === undefined).length)]],
    ),
    ask(
      "any",
      "orders of Bern or over 35 pieces",
      {
        where: [
          {
            any: [
              { column: city, op: "=", value: "Bern" },
              { column: quantity, op: ">", value: "35" },
            ],
          },
        ],
        aggregates: [{ fn: "count" }],
      },
      [[exact(orders.filter((order) => order.city === "Bern" || order.quantity > 35).length)]],
    ),
    ask("paid", "unpaid total", { where: [{ column: paid, op: "=", value: false }], aggregates: [sum] }, [
      [total(filled(orders.filter((order) => !order.paid)))],
    ]),
    ask(
      "folded",
      "total in Geneve, however it is written",
      { where: [{ column: city, op: "=", value: "GENEVE", match: "folded" }], aggregates: [sum] },
      [[total(filled(orders.filter((order) => order.city === "Genève")))]],
    ),
    ask(
      "row",
      "the largest order",
      { select: [supplier, amount], orderBy: [{ by: amount, desc: true }], limit: 1 },
      orders
        .filter(({ cents }) => cents !== undefined && isSameCents(cents, orders))
        .map((order) => [order.supplier, money(order.cents ?? 0)]),
    ),
  ];
}

function isSameCents(cents: number, orders: readonly Order[]): boolean {
  return orders.every((order) => order.cents === undefined || order.cents <= cents);
}
