import { useCallback, useEffect, useMemo, useState } from "react";
import { ChevronLeft, ChevronRight, ExternalLink } from "lucide-react";
import { request } from "../api/request.ts";
import type { Passage } from "../api/types.ts";
import type { CitedPassage, RoundResult } from "../../../src/model/round-result.ts";
import { computationOf, createMarks, keyOf } from "../answer/marks.ts";
import type { SourceMark } from "../answer/marks.ts";
import { placeWords } from "../answer/place-words.ts";
import { InlineText } from "../document/inline-text.tsx";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { contentHref, usePlaces } from "../round/places.ts";
import type { PaneControl } from "../round/use-pane.ts";
import { isTyping } from "../shell/use-global-keys.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { AsRead } from "./as-read.tsx";
import { OriginLine } from "./origin-line.tsx";
import { PaneFrame, Toggle } from "./pane-frame.tsx";
import { PdfView } from "./pdf-view.tsx";
import css from "./source-pane.module.css";

interface SourceProps {
  control: PaneControl;
  result: RoundResult;
  round: number;
  ids: readonly string[];
}

/** A source at the very words: as its page, or as it was read. Arrows lead through all sources of the answer. */
export function SourcePane({ control, result, round, ids }: SourceProps) {
  const { t } = useWords();
  const marks = useMemo(() => createMarks(result), [result]);
  const mark = marks.byKey(keyOf(ids)) ?? unlistedMark(result, ids);
  const at = marks.all.findIndex(({ number }) => number === mark.number);
  const step = (by: number) => {
    const next = marks.all[(at + by + marks.all.length) % marks.all.length];
    if (next !== undefined) control.open({ kind: "source", round, ids: next.ids });
  };
  useStepKeys(step);
  const tools = marks.all.length > 1 && (
    <span className={css["steps"]}>
      <Button
        look="quiet"
        size="small"
        icon={<ChevronLeft size={16} />}
        aria-label={t("pane.previous")}
        title={`${t("pane.previous")} [`}
        onClick={() => step(-1)}
      />
      <span className="figures">{t("pane.of", { n: at + 1, total: marks.all.length })}</span>
      <Button
        look="quiet"
        size="small"
        icon={<ChevronRight size={16} />}
        aria-label={t("pane.next")}
        title={`${t("pane.next")} ]`}
        onClick={() => step(1)}
      />
    </span>
  );
  return <PassageView key={documentOf(mark)} {...{ control, round, mark, tools }} />;
}

/** The nearest passage of a refusal, which proves nothing. */
export function PassagePane({ control, result, round, id }: Omit<SourceProps, "ids"> & { id: string }) {
  const passage = result.closest?.find((one) => one.id === id);
  if (passage === undefined) return null;
  const mark: SourceMark = { number: 0, ids: [id], passages: [passage], claims: [] };
  return <PassageView {...{ control, round, mark }} tools={false} />;
}

function unlistedMark({ evidence, claims }: RoundResult, ids: readonly string[]): SourceMark {
  return {
    number: 0,
    ids,
    passages: evidence.filter(({ id }) => ids.includes(id)),
    claims: claims.filter(({ citations }) => citations.some((id) => ids.includes(id))),
  };
}

/** The document of a mark: its view stays while one steps through its passages. */
function documentOf({ passages: [first] }: SourceMark): string {
  return first?.documentId ?? first?.id.replace(/#.*$/su, "") ?? "";
}

type ViewName = "page" | "read";

interface ViewProps {
  control: PaneControl;
  round: number;
  mark: SourceMark;
  tools: React.ReactNode;
}

function PassageView({ control, round, mark, tools }: ViewProps) {
  const words = useWords();
  const { t } = words;
  const places = usePlaces();
  const [first] = mark.passages;
  const isPdf =
    places.hasSources &&
    first !== undefined &&
    /\.pdf$/i.test(first.document) &&
    first.position.page !== undefined;
  const [view, setView] = useState<ViewName>(isPdf ? "page" : "read");
  const [isLocated, setLocated] = useState(true);
  const onLocated = useCallback((found: boolean) => setLocated(found), []);
  useEffect(() => setLocated(true), [mark]);
  const details = useLoad(places.isShared ? undefined : first && `${round} ${first.id}`, (signal) =>
    request<Passage>(`${places.workflow}/rounds/${round}/evidence/${encodeURIComponent(first?.id ?? "")}`, {
      signal,
    }),
  );
  const pageMarks = useMemo(() => mark.passages.map(toPageMark), [mark]);
  if (first === undefined)
    return (
      <PaneFrame title={t("pane.gone")} onClose={control.close}>
        {null}
      </PaneFrame>
    );
  const documentId = documentOf(mark);
  const place = placeWords(first.position, words, details.value?.heading);
  const options = [["page", t("pane.as-page")] as const, ["read", t("pane.as-read")] as const];
  return (
    <PaneFrame
      title={first.document}
      subtitle={place === "" ? undefined : place}
      onClose={control.close}
      tools={
        (isPdf || tools !== false) && (
          <>
            {isPdf && (
              <Toggle<ViewName> label={t("pane.view")} options={options} value={view} onChange={setView} />
            )}
            {tools}
          </>
        )
      }
      link={<OriginalLink id={documentId} />}
      foot={<Rests mark={mark} details={details.value} />}
    >
      {view === "page" ? (
        <div className={css["page"]}>
          {!isLocated && <NotLocated passages={mark.passages} />}
          <PdfView url={contentHref(places, documentId)} marks={pageMarks} onLocated={onLocated} />
        </div>
      ) : (
        <AsRead documentId={documentId} passages={mark.passages} />
      )}
    </PaneFrame>
  );
}

function OriginalLink({ id }: { id: string }) {
  const { t } = useWords();
  const places = usePlaces();
  if (!places.hasSources) return null;
  return (
    <a
      className={css["original"]}
      href={contentHref(places, id)}
      target="_blank"
      rel="noreferrer"
      aria-label={t("pane.original")}
      title={t("pane.original")}
    >
      <ExternalLink size={15} />
    </a>
  );
}

function toPageMark({ position, quote }: CitedPassage) {
  return { page: position.page ?? 1, quote, bbox: position.bbox };
}

function NotLocated({ passages }: { passages: readonly CitedPassage[] }) {
  const { t } = useWords();
  return (
    <Notice tone="waiting">
      {t("pane.not-located")}
      <blockquote className={css["quote"]}>{passages.map(({ quote }) => quote).join(" … ")}</blockquote>
    </Notice>
  );
}

/** Which claims rest on these words, and how a computed value came about. */
function Rests({ mark, details }: { mark: SourceMark; details: Passage | undefined }) {
  const { t } = useWords();
  const computed = computationOf(mark) ?? details?.computed;
  const origin = mark.passages[0]?.origin;
  return (
    <div className={css["rests"]}>
      {origin !== undefined && <OriginLine origin={origin} />}
      {mark.claims.length === 0 && computed === undefined && <p className="quiet">{t("pane.nearest")}</p>}
      {computed !== undefined && (
        <p>
          <b>{t("pane.computed")}</b> <InlineText text={computed.words} />
        </p>
      )}
      {mark.claims.slice(0, 3).map((claim) => (
        <p key={claim.id}>
          <b>{t("pane.rests")}</b> <span dir="auto">{claim.text}</span>
        </p>
      ))}
    </div>
  );
}

function useStepKeys(step: (by: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (event.key === "[") step(-1);
      if (event.key === "]") step(1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
