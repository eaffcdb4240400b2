import { ChevronDown, Download, FileJson2, FileSpreadsheet, FileText, Presentation } from "lucide-react";
import { formatName, formats } from "../compose/formats.ts";
import { useWords } from "../i18n/words.ts";
import type { RoundTrail } from "../live/trail.ts";
import { contentHref, formatHref, usePlaces } from "../round/places.ts";
import type { PaneControl } from "../round/use-pane.ts";
import type { DeliverableVersion } from "../round/versions.ts";
import { Button } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";
import css from "./deliverable-cards.module.css";

interface CardsProps {
  round: RoundTrail;
  versions: readonly DeliverableVersion[];
  control: PaneControl;
}

/** The finished files of a round: open them beside the text, or take them in any format. */
export function DeliverableCards({ round, versions, control }: CardsProps) {
  const own = versions.filter((version) => version.round === round.number);
  if (own.length === 0) return null;
  return (
    <ul className={css["cards"]}>
      {own.map((version) => (
        <li key={version.id}>
          <Card version={version} control={control} />
        </li>
      ))}
    </ul>
  );
}

function Card({ version, control }: { version: DeliverableVersion; control: PaneControl }) {
  const { t, bytes } = useWords();
  const { isShared } = usePlaces();
  const { id, fileName, format, round } = version;
  const isOpen = control.pane?.kind === "document" && control.pane.id === id;
  const open = () => (isOpen ? control.close() : control.open({ kind: "document", round, id }));
  const meta = [
    formatName(format),
    t("deliverable.version", { n: String(version.version) }),
    bytes(version.bytes),
  ];
  return (
    <div className={css["card"]} data-open={isOpen}>
      <FormatIcon format={format} />
      <div className={css["name"]}>
        <span className={css["file"]} dir="auto">
          {fileName}
        </span>
        <span className={`${css["meta"]} figures`}>{meta.join(" · ")}</span>
      </div>
      {!isShared && (
        <Button size="small" onClick={open}>
          {isOpen ? t("action.close") : t("action.open")}
        </Button>
      )}
      <DownloadMenu version={version} />
    </div>
  );
}

/** The file as it is at one click, every other format behind the arrow. */
export function DownloadMenu({ version }: { version: DeliverableVersion }) {
  const { t } = useWords();
  const places = usePlaces();
  const { id, fileName, format, round } = version;
  const others = formats
    .filter(([ending]) => ending !== format)
    .map(([ending, label]) => ({
      key: ending,
      label,
      hint: `.${ending}`,
      href: formatHref(places, { round, id, format: ending }),
    }));
  return (
    <span className={css["download"]}>
      <a
        className={css["link"]}
        href={contentHref(places, id, true)}
        download={fileName}
        aria-label={t("deliverable.download", { name: fileName })}
        title={t("deliverable.download", { name: fileName })}
      >
        <Download size={16} />
      </a>
      {!places.isShared && (
        <Menu label={t("deliverable.formats")} icon={<ChevronDown size={14} />} items={others} size="small" />
      )}
    </span>
  );
}

export function FormatIcon({ format }: { format: string }) {
  const Icon =
    { xlsx: FileSpreadsheet, csv: FileSpreadsheet, pptx: Presentation, json: FileJson2 }[format] ?? FileText;
  return <Icon size={20} className={css["icon"]} aria-hidden />;
}
