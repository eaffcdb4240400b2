import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { FileText, Search, Trash2, Upload } from "lucide-react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { LibraryDocument } from "../api/types.ts";
import { apiRoot } from "../api/request.ts";
import { uploadFile } from "../api/upload.ts";
import { useDropZone } from "../compose/use-drop-zone.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice, ProblemNotice } from "../ui/notice.tsx";
import { fetchDocuments } from "./fetch-documents.ts";
import page from "../ui/page.module.css";
import css from "./files-page.module.css";

/** The library: every file once, used as often as one likes. */
export function FilesPage() {
  const { t } = useWords();
  const [, go] = useLocation();
  const [search, setSearch] = useState("");
  const [gone, setGone] = useState<LibraryDocument>();
  const input = useRef<HTMLInputElement>(null);
  const { value, problem, reload } = useLoad(`documents ${search}`, (signal) =>
    fetchDocuments({ search }, signal),
  );
  const { send, sending, failed } = useSending(reload);
  const isOver = useDropZone(send);
  const documents = value?.documents ?? [];
  return (
    <div className={page["page"]}>
      <div className={page["head"]}>
        <h1 className={page["title"]}>{t("shell.files")}</h1>
        <Button icon={<Upload size={16} />} onClick={() => input.current?.click()}>
          {t("files.upload")}
        </Button>
        <input ref={input} type="file" multiple hidden onChange={(event) => send(event.target.files ?? [])} />
      </div>
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
      {sending > 0 && <Notice tone="plain">{t("files.sending", { n: sending })}</Notice>}
      {failed.map((one) => (
        <ProblemNotice key={one.detail} problem={one} />
      ))}
      {problem !== undefined && <ProblemNotice problem={problem} onRetry={reload} />}
      {value !== undefined && documents.length === 0 && (
        <p className={`${page["empty"]} ${page["section"]}`}>
          {t(search === "" ? "files.empty" : "list.none")}
        </p>
      )}
      <ul className={css["list"]} data-over={isOver}>
        {documents.map((document) => (
          <Row
            key={document.id}
            document={document}
            onDelete={() => setGone(document)}
            onUse={() => go(`/?file=${encodeURIComponent(document.id)}`)}
          />
        ))}
      </ul>
      <DeleteDialog document={gone} onClose={() => setGone(undefined)} onDone={reload} />
    </div>
  );
}

function useSending(onDone: () => void) {
  const [sending, setSending] = useState(0);
  const [failed, setFailed] = useState<readonly Problem[]>([]);
  const send = (files: Iterable<File>) => {
    setFailed([]);
    for (const file of files) {
      setSending((before) => before + 1);
      uploadFile(file)
        .then(onDone, (error: unknown) => setFailed((before) => [...before, toProblem(error)]))
        .finally(() => setSending((before) => before - 1));
    }
  };
  return { send, sending, failed };
}

interface RowProps {
  document: LibraryDocument;
  onDelete: () => void;
  onUse: () => void;
}

function Row({ document, onDelete, onUse }: RowProps) {
  const { t, bytes, ago } = useWords();
  const { id, fileName, createdAt, usedIn = 0 } = document;
  return (
    <li className={css["row"]}>
      <FileText size={16} aria-hidden />
      <a
        className={css["name"]}
        href={`${apiRoot}/documents/${encodeURIComponent(id)}/content`}
        target="_blank"
        rel="noreferrer"
        dir="auto"
      >
        {fileName}
      </a>
      <span className={`${css["meta"]} figures`}>{bytes(document.bytes)}</span>
      <span className={css["meta"]}>{t("files.used", { n: usedIn })}</span>
      <span className={css["meta"]}>{createdAt === undefined ? "" : ago(createdAt)}</span>
      <Button size="small" onClick={onUse}>
        {t("files.use")}
      </Button>
      <Button
        size="small"
        look="quiet"
        icon={<Trash2 size={15} />}
        aria-label={t("files.delete", { name: fileName })}
        onClick={onDelete}
      />
    </li>
  );
}

interface DeleteProps {
  document: LibraryDocument | undefined;
  onClose: () => void;
  onDone: () => void;
}

function DeleteDialog({ document, onClose, onDone }: DeleteProps) {
  const { t } = useWords();
  const remove = async () => {
    await request(`/documents/${encodeURIComponent(document?.id ?? "")}`, { method: "DELETE" });
    onClose();
    onDone();
  };
  return (
    <Dialog title={t("files.delete-title")} isOpen={document !== undefined} onClose={onClose}>
      <p>{t("files.delete-text", { name: document?.fileName ?? "", n: document?.usedIn ?? 0 })}</p>
      <div className={css["answers"]}>
        <Button onClick={onClose}>{t("action.cancel")}</Button>
        <Button look="danger" onClick={() => void remove()}>
          {t("files.delete-do")}
        </Button>
      </div>
    </Dialog>
  );
}
