import { useMemo } from "react";
import { useStream } from "../live/use-stream.ts";
import { MissingPage } from "../shell/missing-page.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { PlacesContext } from "./places.ts";

/** One's own workflow, live. */
export function WorkflowPage({ id }: { id: string }) {
  const places = useMemo(() => {
    const workflow = `/workflows/${encodeURIComponent(id)}`;
    return { workflow, documents: "/documents", isReadOnly: false, isShared: false, hasSources: true };
  }, [id]);
  const { rounds, line, reopen } = useStream(places.workflow);
  if (line === "missing") return <MissingPage />;
  return (
    <PlacesContext value={places}>
      <ConversationView {...{ id, rounds, line }} onChanged={reopen} />
    </PlacesContext>
  );
}
