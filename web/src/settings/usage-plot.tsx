import { useWords } from "../i18n/words.ts";
import type { UsageRow } from "../api/types.ts";
import css from "./usage-plot.module.css";

const [width, height, foot] = [720, 180, 22];

/** Bars by day: what was paid, or the tokens where nothing was. */
export function UsagePlot({ rows, label }: { rows: readonly UsageRow[]; label: string }) {
  const { t, price, count, locale } = useWords();
  const isPaid = rows.some((row) => row.price > 0);
  const valueOf = (row: UsageRow) => (isPaid ? row.price : row.tokensIn + row.tokensOut);
  const most = rows.reduce((sum, row) => Math.max(sum, valueOf(row)), 0);
  const step = width / Math.max(rows.length, 1);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  const words = (row: UsageRow) =>
    `${day.format(Date.parse(row.key))}: ${isPaid ? price(row.price, row.currency) : t("usage.tokens", { n: valueOf(row) })}`;
  const marked = [...new Set([0, Math.floor(rows.length / 2), rows.length - 1])];
  return (
    <figure className={css["figure"]}>
      <figcaption className={css["caption"]}>
        {label} <span className="quiet">({isPaid ? t("usage.cost") : t("usage.tokens-word")})</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height + foot}`} role="img" aria-label={label} className={css["plot"]}>
        <line x1={0} x2={width} y1={height} y2={height} className={css["axis"]} />
        {most > 0 && (
          <text x={0} y={10} className={css["word"]}>
            {isPaid ? price(most) : count(most)}
          </text>
        )}
        {rows.map((row, index) => {
          const high = most === 0 ? 0 : (valueOf(row) / most) * (height - 18);
          return (
            <rect
              key={row.key}
              x={index * step + step * 0.15}
              y={height - high}
              width={step * 0.7}
              height={high}
              rx={Math.min(2, step / 4)}
              className={css["bar"]}
            >
              <title>{words(row)}</title>
            </rect>
          );
        })}
        {marked.flatMap((index) => {
          const row = rows[index];
          const anchor = index === 0 ? "start" : index === rows.length - 1 ? "end" : "middle";
          const x = index === 0 ? 0 : index === rows.length - 1 ? width : (index + 0.5) * step;
          return row === undefined ? (
            []
          ) : (
            <text key={row.key} x={x} y={height + 16} textAnchor={anchor} className={css["word"]}>
              {day.format(Date.parse(row.key))}
            </text>
          );
        })}
      </svg>
    </figure>
  );
}
