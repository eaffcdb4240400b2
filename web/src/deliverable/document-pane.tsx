import { useMemo, useState } from "react";
import { request } from "../api/request.ts";
import type { UnifiedDocument } from "../../../src/model/unified-document.ts";
import { createMarks } from "../answer/marks.ts";
import { MarkContext } from "../answer/mark-context.ts";
import { DocumentView } from "../document/document-view.tsx";
import { useWords } from "../i18n/words.ts";
import { createValue } from "../live/create-value.ts";
import type { RoundTrail } from "../live/trail.ts";
import { useLoad } from "../live/use-load.ts";
import { contentHref, formatHref, usePlaces } from "../round/places.ts";
import type { PaneControl } from "../round/use-pane.ts";
import type { DeliverableVersion } from "../round/versions.ts";
import { PaneFrame, Toggle } from "../source/pane-frame.tsx";
import { PdfView } from "../source/pdf-view.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { DownloadMenu } from "./deliverable-cards.tsx";
import { compareSections } from "./compare-sections.ts";
import css from "./document-pane.module.css";

interface PaneProps {
  control: PaneControl;
  rounds: readonly RoundTrail[];
  versions: readonly DeliverableVersion[];
  id: string;
}

type ViewName = "text" | "page" | "changes";

const noMarks: readonly [] = [];

/** A finished file beside the text, with its marks; as its pages, and compared with the version before. */
export function DocumentPane({ control, rounds, versions, id }: PaneProps) {
  const { t } = useWords();
  const places = usePlaces();
  const [view, setView] = useState<ViewName>("text");
  const version = versions.find((one) => one.id === id);
  const siblings = versions.filter((one) => one.stem === version?.stem && one.format === version?.format);
  const before = siblings[siblings.findIndex((one) => one.id === id) - 1];
  if (version === undefined)
    return (
      <PaneFrame title={t("pane.gone")} onClose={control.close}>
        {null}
      </PaneFrame>
    );
  const options = [
    ["text", t("document.text")] as const,
    ["page", t("pane.as-page")] as const,
    ...(before === undefined ? [] : [["changes", t("document.changes")] as const]),
  ];
  const url =
    version.format === "pdf"
      ? contentHref(places, id)
      : formatHref(places, { round: version.round, id, format: "pdf" });
  return (
    <PaneFrame
      title={version.fileName}
      subtitle={<VersionSteps {...{ siblings, version, control }} />}
      onClose={control.close}
      tools={
        <>
          <Toggle<ViewName> label={t("pane.view")} options={options} value={view} onChange={setView} />
          <DownloadMenu version={version} />
        </>
      }
    >
      {view === "page" ? (
        <PdfView url={url} marks={noMarks} />
      ) : (
        <Written
          key={id}
          {...{ rounds, version, control }}
          before={view === "changes" ? before : undefined}
        />
      )}
    </PaneFrame>
  );
}

function VersionSteps({
  siblings,
  version,
  control,
}: {
  siblings: readonly DeliverableVersion[];
  version: DeliverableVersion;
  control: PaneControl;
}) {
  const { t } = useWords();
  if (siblings.length < 2) return <>{t("document.round", { n: String(version.round) })}</>;
  return (
    <span className={css["versions"]}>
      {siblings.map((one) => (
        <button
          key={one.id}
          type="button"
          aria-pressed={one.id === version.id}
          onClick={() => control.open({ kind: "document", round: one.round, id: one.id })}
        >
          {t("deliverable.version", { n: String(one.version) })}
        </button>
      ))}
    </span>
  );
}

function useDocument(version: DeliverableVersion | undefined) {
  const { workflow } = usePlaces();
  return useLoad(version && `${workflow} ${version.id}`, (signal) =>
    request<UnifiedDocument>(
      `${workflow}/rounds/${version?.round}/deliverables/${encodeURIComponent(version?.id ?? "")}`,
      { signal },
    ),
  );
}

/** A file is left for its source: none is open beside it. */
const nothingOpened = createValue("");

interface WrittenProps {
  rounds: readonly RoundTrail[];
  version: DeliverableVersion;
  before: DeliverableVersion | undefined;
  control: PaneControl;
}

function Written({ rounds, version, before, control: { open } }: WrittenProps) {
  const { t } = useWords();
  const { value, problem, reload } = useDocument(version);
  const earlier = useDocument(before).value;
  const result = rounds.find(({ number }) => number === version.round)?.result;
  const marks = useMemo(
    () => (result === undefined || value === undefined ? undefined : createMarks(result, value.sections)),
    [result, value],
  );
  const scope = useMemo(
    () =>
      marks && {
        marks,
        round: version.round,
        opened: nothingOpened,
        open: (ids: readonly string[]) => open({ kind: "source", round: version.round, ids }),
      },
    [marks, version.round, open],
  );
  if (problem !== undefined) return <ProblemNotice problem={problem} onRetry={reload} />;
  if (value === undefined) return null;
  const compared =
    before !== undefined && earlier !== undefined
      ? compareSections(earlier.sections, value.sections)
      : undefined;
  return (
    <article className={css["sheet"]} data-answer>
      <h1 className={css["title"]} dir="auto">
        {value.metadata.title}
      </h1>
      {compared?.changes.every((change) => change === undefined) === true && (
        <p className="quiet">{t("document.same")}</p>
      )}
      <MarkContext value={scope}>
        {compared === undefined ? (
          <DocumentView sections={value.sections} />
        ) : (
          <DocumentView sections={compared.sections} change={(index) => compared.changes[index]} />
        )}
      </MarkContext>
    </article>
  );
}
