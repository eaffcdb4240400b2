import { useEffect, useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { VList } from "virtua";
import type { VListHandle } from "virtua";
import { useWords } from "../i18n/words.ts";
import { Notice } from "../ui/notice.tsx";
import { loadPdf } from "./load-pdf.ts";
import type { OpenPdf } from "./load-pdf.ts";
import { PdfPage } from "./pdf-page.tsx";
import type { PageMark } from "./pdf-page.tsx";
import css from "./pdf-view.module.css";

interface PdfViewProps {
  url: string;
  marks: readonly PageMark[];
  onLocated?: (isLocated: boolean) => void;
}

/** A PDF page by page, drawn where the reader looks; cited words are marked on their page. */
export function PdfView({ url, marks, onLocated }: PdfViewProps) {
  const { t } = useWords();
  const { opened, failed } = useOpened(url);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VListHandle>(null);
  const width = useWidth(box);
  const scale = opened === undefined || width <= 0 ? 0 : Math.min((width - margin) / opened.width, largest);
  const first = marks[0]?.page ?? 1;
  const isReady = opened !== undefined && scale > 0;
  const numbers = useMemo(
    () => Array.from({ length: opened?.pdf.numPages ?? 0 }, (_, index) => index + 1),
    [opened],
  );
  useEffect(() => {
    if (isReady) list.current?.scrollToIndex(first - 1, { align: "start" });
  }, [isReady, first, marks]);
  return (
    <div ref={box} className={css["box"]} role="region" aria-label={t("pane.pages")}>
      {failed !== "" && <Notice tone="failed">{failed}</Notice>}
      {isReady && (
        <VList
          ref={list}
          className={css["scroller"]}
          tabIndex={0}
          data={numbers}
          itemSize={opened.height * scale + gap}
          bufferSize={near}
        >
          {(number) => <PdfPage key={number} {...{ opened, scale, marks, onLocated, number }} />}
        </VList>
      )}
    </div>
  );
}

const [margin, gap, near] = [32, 12, 400];
const largest = 2;

function useOpened(url: string): { opened: OpenPdf | undefined; failed: string } {
  const [state, setState] = useState<{ opened: OpenPdf | undefined; failed: string }>(nothing);
  useEffect(() => {
    const gone = new AbortController();
    setState(nothing);
    loadPdf(url, gone.signal).then(
      (opened) => (gone.signal.aborted ? opened.close() : setState({ opened, failed: "" })),
      (error: unknown) => {
        const failed = error instanceof Error ? error.message : String(error);
        if (!gone.signal.aborted) setState({ opened: undefined, failed });
      },
    );
    return () => gone.abort();
  }, [url]);
  return state;
}

const nothing = { opened: undefined, failed: "" };

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const own = box.current;
    if (own === null) return undefined;
    const watcher = new ResizeObserver(() => setWidth(own.clientWidth));
    watcher.observe(own);
    return () => watcher.disconnect();
  }, [box]);
  return width;
}
