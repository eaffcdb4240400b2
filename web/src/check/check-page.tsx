import { useState } from "react";
import { newKey, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import { AttachmentChips } from "../compose/attachment-chips.tsx";
import { FileMenu } from "../compose/file-menu.tsx";
import { useAttachments } from "../compose/use-attachments.ts";
import type { Attachments } from "../compose/use-attachments.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/button.tsx";
import { Notice, ProblemNotice } from "../ui/notice.tsx";
import { StatementList } from "./statement-list.tsx";
import type { CheckReport } from "./statement-list.tsx";
import page from "../ui/page.module.css";
import css from "./check-page.module.css";

/** A finished report against its sources: every statement proven, contradicted, or not found. */
export function CheckPage() {
  const { t } = useWords();
  const target = useAttachments();
  const sources = useAttachments();
  const [report, setReport] = useState<CheckReport>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    setProblem(undefined);
    setReport(undefined);
    try {
      const [document] = await target.settle();
      const body = { document, sources: await sources.settle() };
      setReport(await request<CheckReport>("/checks", { method: "POST", body, key: newKey() }));
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const isReady = target.list.length === 1 && sources.list.length > 0;
  return (
    <div className={page["page"]}>
      <h1 className={page["title"]}>{t("shell.check")}</h1>
      <p className={page["lead"]}>{t("check.lead")}</p>
      <div className={css["boxes"]}>
        <DropBox title={t("check.document")} hint={t("check.document-hint")} attachments={target} isSingle />
        <DropBox title={t("check.sources")} hint={t("check.sources-hint")} attachments={sources} />
      </div>
      <p className={css["do"]}>
        <Button look="main" disabled={!isReady || isBusy} onClick={() => void check()}>
          {t(isBusy ? "check.busy" : "check.do")}
        </Button>
        {target.list.length > 1 && <span className="quiet">{t("check.one")}</span>}
      </p>
      {isBusy && <Notice tone="plain">{t("check.working")}</Notice>}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {report !== undefined && <StatementList report={report} />}
    </div>
  );
}

interface BoxProps {
  title: string;
  hint: string;
  attachments: Attachments;
  isSingle?: boolean;
}

function DropBox({ title, hint, attachments, isSingle = false }: BoxProps) {
  const [isOver, setOver] = useState(false);
  return (
    <section
      className={css["box"]}
      data-over={isOver}
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        attachments.addFiles(isSingle ? files.slice(0, 1) : files);
      }}
    >
      <h2 className={page["subtitle"]}>{title}</h2>
      <p className="quiet">{hint}</p>
      <AttachmentChips list={attachments.list} onRemove={attachments.remove} onBackToText={() => undefined} />
      <FileMenu attachments={attachments} />
    </section>
  );
}
