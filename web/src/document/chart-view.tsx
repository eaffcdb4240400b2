import { TableView } from "./table-view.tsx";

interface ChartElement {
  kind: string;
  labels: readonly unknown[];
  series: readonly unknown[];
}

/** A chart by its values: the file itself holds the drawing. */
export function ChartView({ element }: { element: ChartElement }) {
  const series = element.series.map((one) => {
    const name: unknown = typeof one === "object" && one !== null ? Reflect.get(one, "name") : "";
    const values: unknown = typeof one === "object" && one !== null ? Reflect.get(one, "values") : [];
    return { name: typeof name === "string" ? name : "", values: Array.isArray(values) ? values : [] };
  });
  const rows = element.labels.map((label, index) => [
    label,
    ...series.map(({ values }) => values[index] ?? null),
  ]);
  return <TableView element={{ headers: ["", ...series.map(({ name }) => name)], rows }} citations={[]} />;
}
