import { useEffect, useState } from "react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { LibraryDocument, RoundOrder } from "../api/types.ts";
import { longPaste } from "./attachment.ts";
import type { Attachment } from "./attachment.ts";
import { toOrder, useRoundOptions } from "./round-options.ts";
import { useAttachments } from "./use-attachments.ts";

interface ComposerInput {
  onSend: (order: RoundOrder) => Promise<void>;
  isDisabled?: boolean;
  documents?: readonly LibraryDocument[] | undefined;
}

/** What is being written: text, files and options, and how it is sent. */
export function useComposer({ onSend, isDisabled = false, documents }: ComposerInput) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [options, changeOptions] = useRoundOptions();
  const attachments = useAttachments();
  const canSend = text.trim() !== "" && !isBusy && !isDisabled;
  useEffect(() => {
    if (documents !== undefined) attachments.addDocuments(documents);
    // only when other files are given: what the hook hands out is new at every turn
  }, [documents]);
  const send = async () => {
    if (!canSend) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onSend(toOrder(text.trim(), await attachments.settle(), options));
      setText("");
      attachments.clear();
      changeOptions({ format: "" });
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    const pasted = event.clipboardData.getData("text/plain");
    if (files.length > 0) attachments.addFiles(files);
    else if (pasted.length > longPaste) attachments.addPaste(pasted);
    else return;
    event.preventDefault();
  };
  const backToText = (item: Extract<Attachment, { kind: "pasted" }>) => {
    attachments.remove(item.key);
    setText((before) => (before === "" ? item.text : `${before}\n\n${item.text}`));
  };
  const letters = text.length + attachments.list.reduce((sum, item) => sum + item.bytes, 0);
  return {
    text,
    setText,
    problem,
    canSend,
    options,
    changeOptions,
    attachments,
    send,
    onKeyDown,
    onPaste,
    backToText,
    letters,
  };
}
