import type { Origin } from "../../../src/model/documents/origin.ts";
import { safeHref } from "../document/safe-href.ts";
import { useWords } from "../i18n/words.ts";
import css from "./source-pane.module.css";

/** Where a document was fetched, and when: what is shown is a copy of that moment. */
export function OriginLine({ origin }: { origin: Origin }) {
  const { t, day } = useWords();
  const { place, href } = placeOf(origin);
  const link = href === undefined ? undefined : safeHref(href);
  return (
    <p className={css["origin"]}>
      {link === undefined ? (
        <span dir="auto">{place}</span>
      ) : (
        <a href={link} target="_blank" rel="noreferrer noopener" dir="auto">
          {place}
        </a>
      )}{" "}
      <span className="quiet">{t("pane.fetched", { day: day(origin.fetchedAt) })}</span>
    </p>
  );
}

function placeOf(origin: Origin): { place: string; href?: string | undefined } {
  switch (origin.kind) {
    case "web":
      return { place: origin.finalUrl, href: origin.finalUrl };
    case "mail": {
      const said = [origin.subject, origin.from, origin.date, origin.attachment];
      const place = said.filter((part) => part !== undefined && part !== "").join(" · ");
      return { place: place === "" ? origin.connection : place, href: origin.webUrl };
    }
    case "drive":
      return { place: origin.webUrl ?? origin.connection, href: origin.webUrl };
    case "tool":
      return { place: [origin.connection, origin.tool, origin.uri ?? ""].filter(Boolean).join(" · ") };
  }
}
