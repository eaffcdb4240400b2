import { memo, useEffect, useMemo, useRef } from "react";
import type { ContentPart } from "../../../src/model/document.ts";
import type { CitedPassage } from "../../../src/model/round-result.ts";
import { partOf } from "../answer/marks.ts";
import { useWords } from "../i18n/words.ts";
import type { Words } from "../i18n/words.ts";
import { usePlaces } from "../round/places.ts";
import { Button } from "../ui/button.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { useGradual } from "../ui/use-gradual.ts";
import { isInArea, readArea, readAreas } from "./cell-address.ts";
import { MarkedText } from "./marked-text.tsx";
import { SheetGrid } from "./sheet-grid.tsx";
import { useParts } from "./use-parts.ts";
import css from "./as-read.module.css";

interface AsReadProps {
  documentId: string;
  passages: readonly CitedPassage[];
}

/** A document as the check saw it: its parts in order, with the cited words marked. It works for every format. */
export function AsRead(props: AsReadProps) {
  const { isShared } = usePlaces();
  // of what is shared only the cited words can be read
  if (isShared)
    return (
      <div className={css["read"]}>
        <Words passages={props.passages} />
      </div>
    );
  return <Parts {...props} />;
}

function Parts({ documentId, passages }: AsReadProps) {
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  const named = useMemo(() => Map.groupBy(passages, ({ id }) => partOf(id)), [passages]);
  const isComputed = passages.every(({ id }) => !id.includes("#"));
  const wanted = useMemo(() => new Set(isComputed ? [] : named.keys()), [named, isComputed]);
  const { parts, next, problem, isLoading, loadMore } = useParts(documentId, wanted);
  const byPart = useMemo(
    () => (isComputed ? placeComputed(passages, parts) : named),
    [isComputed, passages, parts, named],
  );
  const blocks = useMemo(() => toBlocks(parts), [parts]);
  const shown = useGradual(blocks.length, blocksAtOnce);
  const at = useMemo(() => parts.findIndex(({ id }) => byPart.has(id)), [parts, byPart]);
  const isThere = at >= 0 && at < shown * blockSize;
  const isMail = /\.(?:eml|msg)$/i.test(passages[0]?.document ?? "");
  useEffect(() => {
    if (!isThere) return;
    const place = root.current?.querySelector("mark") ?? root.current?.querySelector("[data-cited]");
    place?.scrollIntoView({ block: "center", inline: "nearest" });
  }, [isThere, passages]);
  return (
    <div ref={root} className={css["read"]}>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {!isLoading && at < 0 && passages.length > 0 && <Unlisted passages={passages} />}
      {blocks.slice(0, shown).map((block) => (
        <Block
          key={block.parts[0]?.id}
          block={block}
          cited={block.parts.some(({ id }) => byPart.has(id)) ? byPart : nothingCited}
          isMail={isMail}
        />
      ))}
      {next !== null && !isLoading && shown === blocks.length && (
        <p className={css["more"]}>
          <Button onClick={loadMore}>{words.t("read.more")}</Button>
        </p>
      )}
    </div>
  );
}

const blockSize = 40;
const blocksAtOnce = 3;
const nothingCited: ReadonlyMap<string, readonly CitedPassage[]> = new Map();
const nowhere: readonly CitedPassage[] = [];

/** Parts that are drawn together, and the one before them. */
interface PartBlock {
  parts: readonly ContentPart[];
  before: ContentPart | undefined;
}

function toBlocks(parts: readonly ContentPart[]): PartBlock[] {
  return Array.from({ length: Math.ceil(parts.length / blockSize) }, (_, index) => {
    const start = index * blockSize;
    return { parts: parts.slice(start, start + blockSize), before: parts[start - 1] };
  });
}

interface BlockProps {
  block: PartBlock;
  cited: ReadonlyMap<string, readonly CitedPassage[]>;
  isMail: boolean;
}

/** Drawn once: while the rest comes bit by bit, and at a step to other words, what stands is left alone. */
const Block = memo(function Block({ block: { parts, before }, cited, isMail }: BlockProps) {
  const words = useWords();
  return (
    <div className={css["block"]} data-near={cited.size > 0}>
      {parts.map((part, index) => (
        <Part
          key={part.id}
          part={part}
          place={placeBefore(part, parts[index - 1] ?? before, words)}
          passages={cited.get(part.id) ?? nowhere}
          isMail={isMail}
        />
      ))}
    </div>
  );
});

/** A computed value stands in no part: its cells are looked for in the table that it was computed from. */
function placeComputed(
  passages: readonly CitedPassage[],
  parts: readonly ContentPart[],
): ReadonlyMap<string, readonly CitedPassage[]> {
  const [first] = passages;
  const used = readAreas(first?.position.range)[0];
  if (first === undefined || used === undefined) return new Map();
  const fitting = parts.filter(({ table, position }) => {
    const area = readArea(position.range);
    return table !== undefined && area !== undefined && isInArea(used.first, area);
  });
  const named = fitting.find(
    ({ position }) => position.sheet !== undefined && first.quote.includes(position.sheet),
  );
  const part = named ?? fitting[0];
  return part === undefined ? new Map() : new Map([[part.id, passages]]);
}

/** Where the part cannot be shown in its document, its words are. */
function Unlisted({ passages }: { passages: readonly CitedPassage[] }) {
  const { t } = useWords();
  return (
    <div className={css["unlisted"]}>
      <p className="quiet">{t("pane.not-located")}</p>
      <Words passages={passages} />
    </div>
  );
}

function Words({ passages }: { passages: readonly CitedPassage[] }) {
  return (
    <div className={css["unlisted"]}>
      {passages.map(({ id, quote }) => (
        <p key={id}>
          <mark className={css["mark"]}>{quote}</mark>
        </p>
      ))}
    </div>
  );
}

interface PartProps {
  part: ContentPart;
  place: string;
  passages: readonly CitedPassage[];
  /** The properties of a mail are who wrote it to whom, and when: they are read first. */
  isMail: boolean;
}

function Part({ part, place, passages, isMail }: PartProps) {
  return (
    <>
      {place !== "" && <p className={css["place"]}>{place}</p>}
      <div
        className={`${css["part"]} ${css[part.role ?? part.type] ?? ""}`}
        data-cited={passages.length > 0 ? part.id : undefined}
        data-hidden={part.hidden}
      >
        <PartBody part={part} passages={passages} isMail={isMail} />
      </div>
    </>
  );
}

function PartBody({ part, passages, isMail }: Omit<PartProps, "place">) {
  const { t } = useWords();
  if (part.table !== undefined) return <SheetGrid part={part} table={part.table} passages={passages} />;
  if (part.type === "image" && part.text === "") return <p className="quiet">{t("read.picture")}</p>;
  if (part.type === "metadata" && passages.length === 0)
    return (
      <details open={isMail}>
        <summary>{t("read.properties")}</summary>
        <p className={css["text"]}>{part.text}</p>
      </details>
    );
  const quotes = passages.map(({ quote }) => quote);
  if (part.type === "code")
    return (
      <pre className={css["code"]}>
        <MarkedText text={part.text} quotes={quotes} />
      </pre>
    );
  const Tag = part.role === "heading" ? "h3" : "p";
  return (
    <Tag dir="auto" className={css["text"]}>
      <MarkedText text={part.text} quotes={quotes} />
    </Tag>
  );
}

/** "Page 3", "Sheet Costs", "Slide 4" where a new one begins. */
function placeBefore(
  { position, hidden, hiddenBy }: ContentPart,
  before: ContentPart | undefined,
  { t }: Words,
): string {
  const { page, sheet, slide } = position;
  const last = before?.position;
  const said = [
    page !== undefined && page !== last?.page ? t("place.page", { page: String(page) }) : "",
    sheet !== undefined && sheet !== last?.sheet ? t("place.sheet", { sheet }) : "",
    slide !== undefined && slide !== last?.slide ? t("place.slide", { slide: String(slide) }) : "",
    hidden === true && before?.hidden !== true ? t("read.hidden", { by: hiddenBy ?? "" }) : "",
  ].filter((part) => part !== "");
  return said.join(" · ");
}
