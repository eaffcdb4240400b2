import { FileText } from "lucide-react";
import { useWords } from "../i18n/words.ts";
import type { FileOffer } from "./use-mentions.ts";
import css from "./mention-list.module.css";

interface ListProps {
  id: string;
  offers: readonly FileOffer[];
  active: number;
  onPick: (offer: FileOffer) => void;
}

/** Files by name while an @ is typed; the field keeps the focus. */
export function MentionList({ id, offers, active, onPick }: ListProps) {
  const { t } = useWords();
  if (offers.length === 0) return null;
  return (
    <div role="listbox" id={id} aria-label={t("mention.label")} className={css["list"]}>
      {offers.map((offer, index) => (
        <div
          key={offer.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={css["offer"]}
          // before the field loses its focus
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(offer);
          }}
        >
          <FileText size={14} aria-hidden />
          <span className={css["name"]} dir="auto">
            {offer.name}
          </span>
          {offer.document === undefined && <span className="quiet">{t("mention.attached")}</span>}
        </div>
      ))}
    </div>
  );
}
