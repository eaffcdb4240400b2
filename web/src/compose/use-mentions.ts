import { useId, useState } from "react";
import type { KeyboardEvent, RefObject, SyntheticEvent } from "react";
import type { LibraryDocument } from "../api/types.ts";
import { fetchDocuments } from "../files/fetch-documents.ts";
import { useLoad } from "../live/use-load.ts";
import { findMention } from "./find-mention.ts";
import type { Mention } from "./find-mention.ts";
import type { Attachments } from "./use-attachments.ts";

/** A file that can be named: one that goes along already, or one of the library, which then does. */
export interface FileOffer {
  name: string;
  document?: LibraryDocument;
}

interface MentionInput {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
  attachments: Attachments;
}

const mostOffers = 8;

/** @ in a request offers files by their names: those that go along first, then the library. */
export function useMentions({ field, text, setText, attachments }: MentionInput) {
  const id = useId();
  const [mention, setMention] = useState<Mention>();
  const [at, setAt] = useState(0);
  const offers = useOffers(mention, attachments);
  const active = Math.min(at, offers.length - 1);
  const pick = ({ name, document }: FileOffer) => {
    if (mention === undefined) return;
    if (document !== undefined) attachments.addDocuments([document]);
    setText(`${text.slice(0, mention.start)}${name} ${text.slice(mention.end)}`);
    setMention(undefined);
    const caret = mention.start + name.length + 1;
    // once the field has the new text
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
    field.current?.focus();
  };
  /** Says whether the key was meant for the list. */
  const takeKey = (event: KeyboardEvent): boolean => {
    const offer = offers[active];
    if (offer === undefined) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((active + step + offers.length) % offers.length);
    else if (event.key === "Enter" || event.key === "Tab") pick(offer);
    else if (event.key === "Escape") setMention(undefined);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onSelect = ({ currentTarget: own }: SyntheticEvent<HTMLTextAreaElement>) => {
    const found =
      own.selectionStart === own.selectionEnd ? findMention(own.value, own.selectionStart) : undefined;
    if (found?.wish !== mention?.wish) setAt(0);
    setMention(found);
  };
  const isOffering = offers.length > 0;
  return {
    takeKey,
    list: { id, offers, active, onPick: pick },
    fieldProps: {
      ...{ "aria-autocomplete": "list" as const, onSelect, onBlur: () => setMention(undefined) },
      "aria-controls": isOffering ? id : undefined,
      "aria-activedescendant": isOffering ? `${id}-${active}` : undefined,
    },
  };
}

function useOffers(mention: Mention | undefined, { list }: Attachments): FileOffer[] {
  const wish = mention?.wish;
  const { value } = useLoad(wish === undefined ? undefined : `mention ${wish}`, (signal) =>
    fetchDocuments({ search: wish ?? "" }, signal),
  );
  if (wish === undefined) return [];
  const attached = list
    .filter(({ name }) => name.toLowerCase().includes(wish.toLowerCase()))
    .map(({ name }): FileOffer => ({ name }));
  const library = (value?.documents ?? []).map((document) => ({ name: document.fileName, document }));
  const known = new Map([...library, ...attached].map((offer): [string, FileOffer] => [offer.name, offer]));
  const names = new Set([...attached, ...library].map(({ name }) => name));
  return [...names].slice(0, mostOffers).flatMap((name) => known.get(name) ?? []);
}
