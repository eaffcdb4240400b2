import { useState } from "react";
import { Search } from "lucide-react";
import type { LibraryDocument } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { fetchDocuments } from "./fetch-documents.ts";
import page from "../ui/page.module.css";
import css from "./library-picker.module.css";

interface PickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (documents: readonly LibraryDocument[]) => void;
}

export function LibraryPicker({ isOpen, onClose, onPick }: PickerProps) {
  const { t, bytes } = useWords();
  const [search, setSearch] = useState("");
  const [ticked, setTicked] = useState<ReadonlyMap<string, LibraryDocument>>(new Map());
  const { value, problem } = useLoad(isOpen ? `documents ${search}` : undefined, (signal) =>
    fetchDocuments({ search }, signal),
  );
  const toggle = (document: LibraryDocument) => {
    const next = new Map(ticked);
    if (!next.delete(document.id)) next.set(document.id, document);
    setTicked(next);
  };
  const take = () => {
    onPick([...ticked.values()]);
    setTicked(new Map());
    onClose();
  };
  return (
    <Dialog title={t("files.from-library")} isOpen={isOpen} onClose={onClose}>
      <label className={page["search"]}>
        <Search size={16} aria-hidden />
        <input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t("files.search")}
          aria-label={t("files.search")}
        />
      </label>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <ul className={css["list"]}>
        {(value?.documents ?? []).map((document) => (
          <li key={document.id}>
            <label className={css["row"]}>
              <input type="checkbox" checked={ticked.has(document.id)} onChange={() => toggle(document)} />
              <span className={css["name"]} dir="auto">
                {document.fileName}
              </span>
              <span className="quiet figures">{bytes(document.bytes)}</span>
            </label>
          </li>
        ))}
      </ul>
      {value?.documents.length === 0 && <p className="quiet">{t("files.empty")}</p>}
      <div className={css["foot"]}>
        <Button look="main" disabled={ticked.size === 0} onClick={take}>
          {t("files.take", { n: ticked.size })}
        </Button>
      </div>
    </Dialog>
  );
}
