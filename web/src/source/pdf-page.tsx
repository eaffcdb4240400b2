import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { drawPage } from "./draw-page.ts";
import type { DrawnPage } from "./draw-page.ts";
import type { OpenPdf } from "./load-pdf.ts";
import { locateMarks } from "./locate-marks.ts";
import type { FoundMark } from "./locate-marks.ts";
import css from "./pdf-view.module.css";

/** Words that are to be marked, and the page that they are said to stand on. */
export interface PageMark {
  page: number;
  quote: string;
  bbox?: readonly [number, number, number, number] | undefined;
}

interface PageProps {
  opened: OpenPdf;
  number: number;
  scale: number;
  marks: readonly PageMark[];
  onLocated: ((isLocated: boolean) => void) | undefined;
}

/** One page: its picture, the marks, and its text above them. It is only there while it is near. */
export function PdfPage(props: PageProps) {
  const { opened, number, scale } = props;
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnPage>();
  useEffect(() => {
    if (canvas.current === null || text.current === null) return undefined;
    const gone = new AbortController();
    drawPage({ opened, number, scale, canvas: canvas.current, text: text.current }, gone.signal).then(
      (page) => !gone.signal.aborted && setDrawn(page),
      () => undefined, // a page that cannot be drawn stays empty; its words are shown "as read"
    );
    return () => gone.abort();
  }, [opened, number, scale]);
  const found = useFound(props, drawn, text);
  useEffect(() => {
    box.current?.querySelector("[data-found]")?.scrollIntoView({ block: "center" });
  }, [found]);
  const size = {
    width: (drawn?.width ?? opened.width) * scale,
    height: (drawn?.height ?? opened.height) * scale,
  };
  return (
    <div
      ref={box}
      className={css["page"]}
      data-page={number}
      data-drawn={drawn !== undefined}
      style={{ ...size, "--scale": scale }}
    >
      <canvas ref={canvas} className={css["canvas"]} aria-hidden />
      <div className={css["marks"]} aria-hidden>
        {found.flatMap(({ kind, boxes }) =>
          boxes.map((place) => (
            <div
              key={`${place.left} ${place.top}`}
              className={kind === "words" ? css["mark"] : css["frame"]}
              data-found={kind}
              style={{ ...place }}
            />
          )),
        )}
      </div>
      <div
        ref={text}
        className={css["text"]}
        data-text={number}
        data-quote={found.map(({ words }) => words).join(" ")}
      />
    </div>
  );
}

const nothingFound: readonly FoundMark[] = [];

/** The marks of this page, once its text is there. */
function useFound(
  { opened, marks, number, scale, onLocated }: PageProps,
  drawn: DrawnPage | undefined,
  text: RefObject<HTMLElement | null>,
): readonly FoundMark[] {
  const [found, setFound] = useState(nothingFound);
  useEffect(() => {
    const own = marks.filter(({ page }) => page === number);
    if (drawn === undefined || own.length === 0 || text.current === null) {
      setFound(nothingFound);
      return undefined;
    }
    let isGone = false;
    void locateMarks({ opened, page: number, marks: own, text: text.current, scale, drawn }).then(
      (located) => {
        if (isGone) return;
        setFound(located);
        onLocated?.(located.some(({ kind }) => kind === "words"));
      },
    );
    return () => {
      isGone = true;
    };
  }, [opened, drawn, marks, number, scale, onLocated, text]);
  return found;
}
