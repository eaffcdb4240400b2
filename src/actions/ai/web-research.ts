import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import { defineAction } from "../define-action.ts";
import { searchTypes } from "../web/search-step.ts";
import { planQueries } from "./research/plan-queries.ts";
import { createResearch } from "./research/research.ts";
import type { Research } from "./research/research.ts";

const mostRounds = 3;
/** Queries of each part that are tried before the host looks whether that is enough. */
const perRound = 2;

/** Looks on the web for what the open parts ask, and keeps the pages. It writes nothing: the gate answers from the pages. */
export const webResearch = defineAction({
  name: "ai.webResearch",
  summary:
    "Look on the public web for what the open parts of the request ask: plans queries, searches, and keeps the best pages as documents, from which ai.process or a writing action then answers with citations.",
  effect: "read",
  needs: { documents: "none", connection: "required", types: searchTypes },
  isOutside: true,
  usesModel: true,
  parameters: z.object({
    objective: z.string().min(1).describe("what is to be found out, with every name, year and place"),
  }),
  inferParameters: ({ objective }) => ({ objective }),
  async run({ objective }, context) {
    const grounded = (context.parts ?? []).filter((part) => part.grounded);
    const parts = grounded.length > 0 ? grounded : [{ id: "i1", text: objective }];
    const queries = await planQueries({ objective, parts }, context);
    const research = createResearch(parts, context);
    let stopped = "the queries are used up";
    for (let round = 0; round < mostRounds; round += 1) {
      const open = research.openParts();
      const next = open.flatMap((part) =>
        queries.filter((query) => query.part === part).slice(round * perRound, (round + 1) * perRound),
      );
      if (next.length === 0) break;
      const brought = await research.look(next);
      if (research.openParts().length === 0) stopped = "every part has enough sources";
      else if (research.isFull()) stopped = "the limit of pages is reached";
      else if (!brought.newHost) stopped = "the last searches brought no new site";
      else if (!brought.newPassage) stopped = "the last searches brought nothing new on the subject";
      else continue;
      break;
    }
    return tell(research, stopped);
  },
});

function tell(research: Research, stopped: string) {
  const { documents, extracted, missed, notes } = research;
  const told = missed.map(({ url, why }) => `not read: ${url} (${why})`);
  if (documents.length === 0)
    throw new Failure(
      "not-found",
      ["The web search brought no page that could be read.", ...told.slice(0, mostTold)].join(" "),
    );
  const names = documents.map(({ fileName, origin }) =>
    origin?.kind === "web" ? `${origin.title ?? fileName} <${origin.finalUrl}>` : fileName,
  );
  return {
    kind: "done" as const,
    summary: `${documents.length} pages kept, ${missed.length} not read; ended because ${stopped}`,
    findings: [...names, ...told],
    ...{ documents, extracted },
    warnings: [...told.slice(0, mostTold), ...notes].map((message) => ({ code: "web", message })),
  };
}

const mostTold = 20;
