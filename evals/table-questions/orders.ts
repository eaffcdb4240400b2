import type { Exact } from "./exact.ts";

export interface Order {
  date: string;
  supplier: string;
  city: string;
  /** In cents, undefined where the cell is empty. */
  cents: number | undefined;
  quantity: number;
  paid: boolean;
}

const suppliers = [
  "Meier AG",
  "Müller & Söhne",
  "Société Générale",
  "Ø Design",
  "O'Brien Ltd",
  "Straßenbau GmbH",
  "Bianchi S.p.A.",
];
const cities = ["Bern", "Zürich", "Genève", "Lugano", "Málaga"];
/** Regions of cities; one of them is in no order, and one city has none. */
export const groups: Record<string, string> = {
  Bern: "Deutschschweiz",
  Zürich: "Deutschschweiz",
  Genève: "Romandie",
  Lugano: "Ticino",
  Basel: "Deutschschweiz",
};

export function makeOrders(count: number): Order[] {
  let seed = 20_240_331;
  const next = (most_: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * most_);
  };
  return Array.from({ length: count }, () => ({
    date: new Date(Date.UTC(2022, 0, 1 + next(1_000))).toISOString().slice(0, 10),
    supplier: suppliers[next(suppliers.length)] ?? "",
    city: cities[next(cities.length)] ?? "",
    cents: next(25) === 0 ? undefined : next(2_000_000) - 150_000,
    quantity: 1 + next(40),
    paid: next(3) > 0,
  }));
}

export const money = (cents: number): Exact => ({ top: BigInt(cents), bottom: 100n });
export const filled = (orders: readonly Order[]) =>
  orders.flatMap(({ cents }) => (cents === undefined ? [] : [money(cents)]));

/** In the order of their keys. */
export function by<K extends string>(orders: readonly Order[], key: (order: Order) => K): [K, Order[]][] {
  const found = new Map<K, Order[]>();
  for (const order of orders) found.set(key(order), [...(found.get(key(order)) ?? []), order]);
  return [...found].toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}
