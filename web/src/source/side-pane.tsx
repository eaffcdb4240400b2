import { DocumentPane } from "../deliverable/document-pane.tsx";
import type { RoundTrail } from "../live/trail.ts";
import type { PaneControl } from "../round/use-pane.ts";
import type { DeliverableVersion } from "../round/versions.ts";
import { PassagePane, SourcePane } from "./source-pane.tsx";

interface SideProps {
  control: PaneControl;
  rounds: readonly RoundTrail[];
  versions: readonly DeliverableVersion[];
  onAsk: (text: string) => void;
}

/** What stands beside the text: a source, the nearest passage of a refusal, or a finished file. */
export function SidePane({ control, rounds, versions }: SideProps) {
  const { pane } = control;
  const round = rounds.find(({ number }) => number === pane?.round);
  if (pane === undefined || round?.result === undefined) return null;
  switch (pane.kind) {
    case "source":
      return <SourcePane control={control} result={round.result} round={round.number} ids={pane.ids} />;
    case "passage":
      return <PassagePane control={control} result={round.result} round={round.number} id={pane.id} />;
    case "document":
      return (
        <DocumentPane key={pane.id} control={control} rounds={rounds} versions={versions} id={pane.id} />
      );
  }
}
