import { z } from "zod";
import type { Document } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import type { ActionContext } from "./action-context.ts";

/** What a placement has besides: the finished text of the task, and the files that were made from it. */
export interface PlacingContext extends ActionContext {
  finished: UnifiedDocument;
  made: readonly Document[];
}

/** What became of it, in words for the record and the person. */
export interface PlacedOutside {
  summary: string;
}

/**
 * What an action changes outside with a text that it wrote: not when it is chosen, but once the text is finished and
 * checked, and a person has seen exactly what will be done.
 */
export interface Placement {
  /** The parameters with everything filled in that was left open: these are approved, and may be changed by the person. */
  settle(parameters: unknown, context: PlacingContext): Promise<Record<string, unknown>>;
  complain(settled: unknown): string | undefined;
  /** The id of the mail that it answers, where it is an answer. */
  answers?(settled: unknown): string | undefined;
  run(settled: unknown, context: PlacingContext): Promise<PlacedOutside>;
}

export interface PlacementParts<Parameters, Settled extends Record<string, unknown>> {
  parameters: z.ZodType<Parameters>;
  settled: z.ZodType<Settled>;
  settle(parameters: Parameters, context: PlacingContext): Promise<Settled>;
  answers?(settled: Settled): string | undefined;
  run(settled: Settled, context: PlacingContext): Promise<PlacedOutside>;
}

export function definePlacement<Parameters, Settled extends Record<string, unknown>>(
  parts: PlacementParts<Parameters, Settled>,
): Placement {
  return {
    settle: (parameters, context) => parts.settle(read(parts.parameters, parameters), context),
    complain(settled) {
      const parsed = parts.settled.safeParse(settled);
      return parsed.success ? undefined : z.prettifyError(parsed.error);
    },
    answers(settled) {
      const parsed = parts.settled.safeParse(settled);
      return parsed.success ? parts.answers?.(parsed.data) : undefined;
    },
    run: (settled, context) => parts.run(read(parts.settled, settled), context),
  };
}

function read<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure("invalid", z.prettifyError(parsed.error));
}
