import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { listSamples, openSample } from "../../app/samples.ts";
import { Position } from "../../model/document.ts";
import { UsageRow } from "../../model/documents/library-file.ts";
import { UsageTotals } from "../../model/calls/usage.ts";
import { defineRoute } from "../define-route.ts";
import { StartedAnswer } from "../shapes/parameters.ts";

const time = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

const getUsage = defineRoute({
  name: "getUsage",
  method: "GET",
  path: "/api/v1/usage",
  tag: "Usage",
  summary: "AI calls, tokens and cost of the caller, by model or by day",
  scope: "read",
  query: z.object({
    from: time.optional(),
    to: time.optional(),
    by: z.enum(["model", "day"]).default("model"),
  }),
  answers: { 200: z.object({ totals: UsageTotals, rows: z.array(UsageRow) }) },
  async handler({ query, dossier }) {
    const at = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));
    const range = { from: at(query.from), to: at(query.to) };
    const [totals, rows] = await Promise.all([dossier.usage(range), dossier.usageBy(query.by, range)]);
    return { status: 200, body: { totals, rows } };
  },
});

const Verdict = z.enum(["VALID", "INVALID", "NOT_IN_CONTEXT", "UNDECIDED"]);

const CheckAnswer = z.object({
  statements: z.array(
    z.object({
      text: z.string(),
      position: Position,
      verdict: Verdict,
      reason: z.string().optional(),
      supports: z.array(z.object({ document: z.string(), position: Position, quote: z.string() })),
    }),
  ),
  counts: z.record(Verdict, z.number()),
  language: z.string(),
});

const documentId = z.string().min(1).max(300);

const checkDocument = defineRoute({
  name: "checkDocument",
  method: "POST",
  path: "/api/v1/checks",
  tag: "Documents",
  summary: "Check every statement in a finished document against sources",
  scope: "run",
  startsWork: true,
  body: z.object({ document: documentId, sources: z.array(documentId).min(1).max(200) }),
  answers: { 200: CheckAnswer },
  async handler({ body, dossier, signal }) {
    const { statements, counts, language } = await dossier.check(body, signal);
    return { status: 200, body: { statements, counts, language } };
  },
});

const SampleAnswer = z.object({
  id: z.string(),
  prompt: z.string(),
  files: z.array(z.string()),
  formats: z.array(z.string()),
  kind: z.enum(["answer", "table", "refusal"]),
});

const getSamples = defineRoute({
  name: "listSamples",
  method: "GET",
  path: "/api/v1/samples",
  tag: "Samples",
  summary: "Requests that come with their documents, to see how it works",
  scope: "read",
  answers: { 200: z.object({ samples: z.array(SampleAnswer) }) },
  async handler() {
    const samples = listSamples().map((sample) => ({
      ...sample,
      files: sample.files.map((file) => basename(file)),
    }));
    return { status: 200, body: { samples } };
  },
});

const runSample = defineRoute({
  name: "runSample",
  method: "POST",
  path: "/api/v1/samples/{sample}",
  tag: "Samples",
  summary: "Carry out a sample",
  scope: "run",
  startsWork: true,
  params: z.object({ sample: z.string().min(1).max(100) }),
  answers: { 201: StartedAnswer },
  async handler({ params, dossier, signal }) {
    const { prompt, paths, formats } = openSample(params.sample);
    const documents: string[] = [];
    for (const path of paths) {
      const file = { fileName: basename(path), content: createReadStream(path) };
      documents.push((await dossier.documents.add(file, signal)).id);
    }
    return { status: 201, body: await dossier.start({ prompt, documents, formats }) };
  },
});

export const lookRoutes = [getUsage, checkDocument, getSamples, runSample] as const;
