import { useEffect, useRef } from "react";
import { ArrowUp } from "lucide-react";
import type { LibraryDocument, RoundOrder } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/button.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { AttachmentChips } from "./attachment-chips.tsx";
import { FileMenu } from "./file-menu.tsx";
import { MentionList } from "./mention-list.tsx";
import { FormatMenu, MoreOptions } from "./option-menus.tsx";
import { useComposer } from "./use-composer.ts";
import { useMentions } from "./use-mentions.ts";
import { useDropZone } from "./use-drop-zone.ts";
import css from "./composer.module.css";

interface ComposerProps {
  placeholder: string;
  onSend: (order: RoundOrder) => Promise<void>;
  size?: "large" | "small";
  /** Words to begin with; a new object puts them in. */
  seed?: { text: string } | undefined;
  isDisabled?: boolean;
  /** Files of the library to begin with. */
  documents?: readonly LibraryDocument[] | undefined;
}

/** Where a request is written: text, files by any way, and how the round is to go. */
export function Composer({ placeholder, size = "large", seed, ...given }: ComposerProps) {
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText, problem, canSend, attachments, send, ...rest } = useComposer(given);
  const { options, changeOptions, onKeyDown, onPaste, backToText, letters } = rest;
  const isOver = useDropZone(attachments.addFiles);
  const mentions = useMentions({ field, text, setText, attachments });
  useEffect(() => {
    if (seed === undefined) return;
    setText(seed.text);
    field.current?.focus();
  }, [seed, setText]);
  return (
    <div className={`${css["composer"]} ${css[size]} ${isOver ? css["over"] : ""}`}>
      <textarea
        ref={field}
        data-composer
        className={css["field"]}
        rows={size === "large" ? 3 : 1}
        dir="auto"
        value={text}
        placeholder={placeholder}
        aria-label={placeholder}
        {...mentions.fieldProps}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => mentions.takeKey(event) || onKeyDown(event)}
        onPaste={onPaste}
      />
      <MentionList {...mentions.list} />
      <AttachmentChips list={attachments.list} onRemove={attachments.remove} onBackToText={backToText} />
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <div className={css["tools"]}>
        <FileMenu attachments={attachments} />
        <span className={css["choices"]}>
          <FormatMenu options={options} onChange={changeOptions} />
          <MoreOptions options={options} onChange={changeOptions} letters={letters} />
        </span>
        <Button
          look="main"
          className={css["send"] ?? ""}
          icon={<ArrowUp size={18} />}
          aria-label={t("composer.send")}
          disabled={!canSend}
          onClick={() => void send()}
        />
      </div>
      {isOver && <div className={css["drop"]}>{t("composer.drop")}</div>}
    </div>
  );
}
