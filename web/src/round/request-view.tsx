import { FileText } from "lucide-react";
import { useState } from "react";
import type { RoundTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import { contentHref, usePlaces } from "./places.ts";
import css from "./request-view.module.css";

const mostFiles = 6;
const longText = 700;

/** What was asked, with the files that came along. */
export function RequestView({ round }: { round: RoundTrail }) {
  const { t, bytes } = useWords();
  const places = usePlaces();
  const [isWhole, setWhole] = useState(false);
  const { prompt, files } = round;
  const isLong = prompt.length > longText;
  const shown = isWhole ? files : files.slice(0, mostFiles);
  return (
    <div className={css["request"]}>
      <p className={css["prompt"]} dir="auto">
        {isLong && !isWhole ? `${prompt.slice(0, longText)} …` : prompt}
      </p>
      {files.length > 0 && (
        <ul className={css["files"]} aria-label={t("round.files")}>
          {shown.map((file) => (
            <li key={file.id}>
              <a
                className={css["file"]}
                href={contentHref(places, file.id)}
                target="_blank"
                rel="noreferrer"
                title={bytes(file.bytes)}
              >
                <FileText size={13} aria-hidden />
                <span dir="auto">{file.fileName}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {(isLong || files.length > mostFiles) && (
        <button type="button" className={css["more"]} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t("action.less") : t("action.more")}
        </button>
      )}
    </div>
  );
}
