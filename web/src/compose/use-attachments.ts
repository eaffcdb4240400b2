import { useRef, useState } from "react";
import type { Dispatch, SetStateAction } from "react";
import { toProblem } from "../api/problem.ts";
import type { LibraryDocument } from "../api/types.ts";
import { uploadFile } from "../api/upload.ts";
import { useWords } from "../i18n/words.ts";
import { largestFile } from "./attachment.ts";
import type { Attachment } from "./attachment.ts";

export interface Attachments {
  list: readonly Attachment[];
  addFiles: (files: Iterable<File>) => void;
  addDocuments: (documents: readonly LibraryDocument[]) => void;
  addPaste: (text: string) => void;
  remove: (key: string) => void;
  clear: () => void;
  /** The ids of everything that is there; what is still on its way is waited for, a paste is sent first. */
  settle: () => Promise<string[]>;
}

export function useAttachments(): Attachments {
  const { t } = useWords();
  const [list, setList] = useState<readonly Attachment[]>([]);
  const latest = useRef(list);
  latest.current = list;
  const next = useRef(0);
  const newKey = () => `a${(next.current += 1)}`;
  const { send, underWay } = useSending(setList);
  return {
    list,
    addFiles: (files) => {
      for (const file of files) send(file, newKey());
    },
    addDocuments: (documents) => {
      const known = new Set(
        latest.current.flatMap((item) => (item.kind === "there" ? [item.document.id] : [])),
      );
      const added = documents
        .filter(({ id }) => !known.has(id))
        .map((document): Attachment => ({
          ...{ key: newKey(), name: document.fileName, bytes: document.bytes, kind: "there", document },
        }));
      setList((before) => [...before, ...added]);
    },
    addPaste: (text) => {
      const number = latest.current.filter(({ kind }) => kind === "pasted").length + 1;
      const name = t("paste.name", { n: number });
      setList((before) => [...before, { key: newKey(), name, bytes: text.length, kind: "pasted", text }]);
    },
    remove: (key) => {
      const gone = latest.current.find((item) => item.key === key);
      if (gone?.kind === "sending") gone.abort();
      setList((before) => before.filter((item) => item.key !== key));
    },
    clear: () => setList([]),
    settle: () => settle(latest.current, underWay),
  };
}

type Underway = Map<string, Promise<LibraryDocument | undefined>>;

/** Sends files one by one and keeps their chips up to date; what fails says why and blocks nothing. */
function useSending(setList: Dispatch<SetStateAction<readonly Attachment[]>>) {
  const { t, bytes } = useWords();
  const [underWay] = useState<Underway>(() => new Map());
  const change = (one: Attachment) => {
    setList((before) => before.map((item) => (item.key === one.key ? one : item)));
  };
  const send = (file: File, key: string) => {
    const gone = new AbortController();
    const base = { key, name: file.name, bytes: file.size };
    const sending = (share: number): Attachment => ({
      ...base,
      kind: "sending",
      share,
      abort: () => gone.abort(),
    });
    if (file.size > largestFile) {
      const detail = t("file.too-big", {
        name: file.name,
        size: bytes(file.size),
        limit: bytes(largestFile),
      });
      const problem = { status: 413, title: "", detail, code: "limit" };
      setList((before) => [...before, { ...base, kind: "failed", file, problem }]);
      return;
    }
    setList((before) => [...before, sending(0)]);
    const done = uploadFile(file, {
      signal: gone.signal,
      onProgress: (share) => change(sending(share)),
    }).then(
      (document) => {
        change({ ...base, kind: "there", document });
        return document;
      },
      (error: unknown) => {
        change({ ...base, kind: "failed", file, problem: toProblem(error) });
        return undefined;
      },
    );
    underWay.set(key, done);
  };
  return { send, underWay };
}

async function settle(
  list: readonly Attachment[],
  underWay: ReadonlyMap<string, Promise<LibraryDocument | undefined>>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const item of list) {
    if (item.kind === "there") ids.push(item.document.id);
    else if (item.kind === "pasted") {
      const file = new File([item.text], `${item.name}.txt`, { type: "text/plain" });
      ids.push((await uploadFile(file)).id);
    } else if (item.kind === "sending") {
      const document = await underWay.get(item.key);
      if (document !== undefined) ids.push(document.id);
    }
  }
  return ids;
}
