import type { Permission } from "../../../src/model/connections/connection.ts";
import type { ContentPart } from "../../../src/model/document.ts";
import type { LocatedCell } from "../../../src/model/grounding.ts";
import type { CitedPassage } from "../../../src/model/round-result.ts";
import type { WorkflowSummary } from "../../../src/model/workflow.ts";

export interface Me {
  user: { id: string; name: string; role: "admin" | "member" };
  accounts: boolean;
  version: string;
}

export interface ListedWorkflow extends WorkflowSummary {
  waiting?: boolean;
}

export interface LibraryDocument {
  id: string;
  fileName: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  createdAt?: number;
  usedIn?: number;
}

export interface Passage extends CitedPassage {
  part?: string;
  heading?: string[];
  text?: string;
  cell?: LocatedCell;
  computed?: { plan: string; words: string; rows: number };
}

export interface PartsPage {
  parts: ContentPart[];
  next: string | number | null;
}

export interface ConnectionRow {
  label: string;
  type: string;
  state: string;
  allow: Record<string, Permission>;
  reason?: string;
}

export interface ModelRow {
  id: string;
  provider: string;
  default: boolean;
  usable: boolean;
  reason?: string;
  priceIn?: number;
  priceOut?: number;
}

export interface ModelTest {
  ok: boolean;
  milliseconds?: number;
  message?: string;
}

export interface UsageRow {
  key: string;
  aiCalls: number;
  tokensIn: number;
  tokensOut: number;
  price: number;
  currency: string;
}

export interface UsageReport {
  totals: { aiCalls: number; tokensIn: number; tokensOut: number; price: number; currency: string };
  rows: UsageRow[];
}

export interface Sample {
  id: string;
  prompt: string;
  files: string[];
  formats?: string[];
  kind: string;
}

export interface Begun {
  workflowId: string;
  round: number;
}

export interface RoundOrder {
  prompt: string;
  documents?: string[];
  formats?: string[];
  mode?: string;
  model?: string;
  budget?: number;
  provable?: true;
}
