import { ClipboardList, FileText, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useWords } from "../i18n/words.ts";
import type { Attachment } from "./attachment.ts";
import css from "./attachment-chips.module.css";

interface ChipsProps {
  list: readonly Attachment[];
  onRemove: (key: string) => void;
  onBackToText: (item: Extract<Attachment, { kind: "pasted" }>) => void;
}

/** What goes along with the request, each with its state; a file that failed does not block the rest. */
export function AttachmentChips({ list, onRemove, onBackToText }: ChipsProps) {
  const { t, bytes, count } = useWords();
  if (list.length === 0) return null;
  return (
    <ul className={css["chips"]} aria-label={t("composer.files")}>
      {list.map((item) => (
        <li key={item.key} className={`${css["chip"]} ${css[item.kind] ?? ""}`}>
          <Sign item={item} />
          <span className={css["name"]} dir="auto" title={item.name}>
            {item.name}
          </span>
          <span className={`${css["meta"]} figures`}>
            {item.kind === "pasted"
              ? t("paste.size", { n: item.bytes, size: count(item.bytes) })
              : bytes(item.bytes)}
            {item.kind === "sending" && ` · ${Math.round(item.share * 100)} %`}
          </span>
          {item.kind === "failed" && (
            <span className={css["why"]}>{item.problem.detail || t("file.failed")}</span>
          )}
          {item.kind === "pasted" && (
            <button
              type="button"
              className={css["tool"]}
              onClick={() => onBackToText(item)}
              aria-label={t("paste.back", { name: item.name })}
              title={t("paste.back-short")}
            >
              <RotateCcw size={13} />
            </button>
          )}
          <button
            type="button"
            className={css["tool"]}
            onClick={() => onRemove(item.key)}
            aria-label={t("file.remove", { name: item.name })}
          >
            <X size={14} />
          </button>
          {item.kind === "sending" && (
            <progress
              className={css["bar"]}
              value={item.share}
              aria-label={t("file.sending", { name: item.name })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Sign({ item }: { item: Attachment }) {
  if (item.kind === "failed") return <TriangleAlert size={14} aria-hidden />;
  return item.kind === "pasted" ? (
    <ClipboardList size={14} aria-hidden />
  ) : (
    <FileText size={14} aria-hidden />
  );
}
