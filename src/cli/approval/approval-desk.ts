import type { Dossier } from "../../app/create-dossier.ts";
import type { Approval } from "../../model/action.ts";
import type { WorkflowEvent } from "../../model/event.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import { phrasesFor } from "../../model/phrases.ts";
import { askAtTerminal } from "./ask-at-terminal.ts";
import type { Terminal } from "./ask-at-terminal.ts";
import { tellApproval, tellHow } from "./tell-approval.ts";

export interface DeskDeps {
  dossier: Pick<Dossier, "approve" | "trace">;
  workflowId: string;
  say(line: string): void;
  /** Undefined where nobody sits at one. */
  terminal: Terminal | undefined;
}

export interface ApprovalDesk {
  /** Told of every event; says what is asked, and takes an answer here unless one comes from elsewhere. */
  see(event: WorkflowEvent, language: string): Promise<void>;
  close(): void;
}

export function createApprovalDesk(deps: DeskDeps): ApprovalDesk {
  const { dossier, workflowId, say, terminal } = deps;
  let open: AbortController | undefined;
  const end = () => {
    open?.abort();
    open = undefined;
  };
  return {
    close: end,
    async see(event, language) {
      if (event.type === "approval-asked") {
        // a round that goes on tells its story from the beginning, answered questions included
        if (await isAnswered(event.approval)) return;
        say(tellApproval(event.approval, language));
        say(tellHow(workflowId, language));
        end();
        if (terminal === undefined) return;
        open = new AbortController();
        void take(event.approval, { language, signal: open.signal, terminal });
      }
      if (event.type === "approval-answered") {
        end();
        const words = phrasesFor(language);
        const { decision, reason } = event.answer;
        say([decision === "approve" ? words.approved : words.notApproved, reason].filter(Boolean).join(": "));
      }
    },
  };

  async function isAnswered({ id }: Approval): Promise<boolean> {
    const told = await dossier.trace(workflowId);
    return told.some(({ event }) => event.type === "approval-answered" && event.id === id);
  }

  async function take(approval: Approval, asking: Parameters<typeof askAtTerminal>[1]): Promise<void> {
    try {
      const answer = await askAtTerminal(approval, asking);
      if (answer !== undefined) await dossier.approve(workflowId, answer);
    } catch (error) {
      // answered elsewhere in the same moment: the round has gone on
      if (!(error instanceof Failure) || error.code !== "usage") say(`! ${toFailure(error).message}`);
    }
  }
}
