import { useRef, useState } from "react";
import { FolderOpen, Library, Plus } from "lucide-react";
import { useWords } from "../i18n/words.ts";
import { Menu } from "../ui/menu.tsx";
import { LibraryPicker } from "../files/library-picker.tsx";
import type { Attachments } from "./use-attachments.ts";

export function FileMenu({ attachments }: { attachments: Attachments }) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  const items = [
    {
      key: "computer",
      label: t("files.from-computer"),
      icon: <FolderOpen size={15} />,
      onPick: () => input.current?.click(),
    },
    {
      key: "library",
      label: t("files.from-library"),
      icon: <Library size={15} />,
      onPick: () => setPicking(true),
    },
  ];
  return (
    <>
      <Menu
        label={t("files.add")}
        shown={t("files.add-short")}
        icon={<Plus size={16} />}
        items={items}
        size="small"
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-files
        onChange={(event) => {
          attachments.addFiles(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      <LibraryPicker isOpen={isPicking} onClose={() => setPicking(false)} onPick={attachments.addDocuments} />
    </>
  );
}
