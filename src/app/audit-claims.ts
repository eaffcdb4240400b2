import { z } from "zod";
import { detectLanguage } from "../lib/text/detect-language.ts";
import { shortHash } from "../lib/hash.ts";
import { Cell, Position } from "../model/document.ts";
import type { ContentPart } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { Evidence } from "../model/grounding.ts";
import { auditClaims, readEvidence, takeEvidence } from "../workflow/audit-claims.ts";
import type { GateVerdict } from "../workflow/audit-claims.ts";
import { takeFiles } from "./files/take-files.ts";
import type { GivenFile } from "./files/given-file.ts";
import { withServices } from "./with-services.ts";
import type { Looking, LookServices } from "./with-services.ts";

const Id = z.union([z.string(), z.number()]).transform(String);

const GivenEvidence = z
  .object({
    id: Id,
    text: z.string().optional(),
    table: z.object({ rows: z.array(z.array(Cell)), header: z.array(Cell).optional() }).optional(),
    heading: z.union([z.string().transform((text) => [text]), z.array(z.string())]).optional(),
    document: z.string().optional(),
    position: Position.optional(),
  })
  .refine(({ text, table }) => text !== undefined || table !== undefined, 'has neither "text" nor "table"');

type GivenEvidence = z.infer<typeof GivenEvidence>;

const GivenSupport = z.union([
  z.object({ evidence: Id, quote: z.string().min(1) }),
  z.object({ evidence: Id, cell: z.string().min(1) }),
]);

/** A claim with what it may rest on, as a line of a batch says it. */
const GivenClaim = z.object({
  claim: z.string().refine((text) => text.trim() !== "", "is empty"),
  language: z.string().optional(),
  question: z.string().optional(),
  evidence: z.array(GivenEvidence),
  supports: z.array(GivenSupport).nullish(),
});
type GivenClaim = z.infer<typeof GivenClaim>;

/** A claim with passages of its own, or one that is held against files. */
export type ClaimToAudit = GivenClaim | { claim: string; files: readonly GivenFile[] };

/** Judges claims together: what rules leave open goes to a model in one call. */
export type Audit = (claims: readonly ClaimToAudit[]) => Promise<ClaimAudit[]>;

export interface ClaimAudit extends GateVerdict {
  evidence: readonly Evidence[];
}

/** Reads a line of a batch; what is wrong with it is said by name. */
export function readClaim(members: unknown): GivenClaim {
  const read = GivenClaim.safeParse(members);
  if (read.success) {
    const ids = new Set(read.data.evidence.map(({ id }) => id));
    if (ids.size === read.data.evidence.length) return read.data;
    throw new Failure("invalid", "Two passages have the same id.");
  }
  const [issue] = read.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "The line" : `"${issue.path.join(".")}"`;
  throw new Failure("invalid", `${where}: ${issue?.message ?? "is not a claim with evidence"}.`);
}

/** Opens what is needed once, for as many claims as there are. Nothing is stored. */
export function withAudit<T>(
  { config, signal, tell, ...reading }: Looking,
  body: (audit: Audit) => Promise<T>,
): Promise<T> {
  const open = (services: LookServices) =>
    body(async (claims) => {
      const look = (of: unknown) => ({ services, signal, id: `look_${shortHash(of)}` });
      const inputs: Parameters<typeof auditClaims>[0][number][] = [];
      for (const claim of claims)
        inputs.push("files" in claim ? await fromFiles(claim) : fromPassages(claim));
      const verdicts = await auditClaims(inputs, look(claims));
      return verdicts.map((verdict, at) => ({ ...verdict, evidence: inputs[at]?.evidence ?? [] }));

      async function fromFiles({ claim, files }: { claim: string; files: readonly GivenFile[] }) {
        const stored = await takeFiles(files, services.blobs, { signal, tell });
        const evidence = await readEvidence(
          stored,
          [claim],
          look(stored.map(({ fileName, sha256 }) => ({ fileName, sha256 }))),
        );
        return { claim, language: detectLanguage(claim), evidence };
      }
    });
  return withServices(config, open, reading);
}

function fromPassages({ claim, language, question, evidence, supports }: GivenClaim) {
  return {
    ...{ claim, language: language ?? detectLanguage(claim), evidence: takeEvidence(evidence.map(toPart)) },
    ...(question !== undefined && { question }),
    ...(supports && supports.length > 0 && { supports }),
  };
}

function toPart({ id, text, table, heading, document = id, position = {} }: GivenEvidence): ContentPart {
  const rows = table?.rows.map((row) => row.map((cell) => cell ?? "").join(" | "));
  return {
    ...{ id, document, position, text: text ?? rows?.join("\n") ?? "" },
    type: table === undefined ? "text" : "table",
    ...(table && { table }),
    ...(heading && { heading }),
  };
}
