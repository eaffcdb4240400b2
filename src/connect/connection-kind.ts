import type { z } from "zod";
import type { SettingValue } from "../model/connections/connection.ts";
import type { OpenedConnection } from "./opened-connection.ts";

/** A secret that a type of connection has. */
export interface SecretField {
  name: string;
  /** What a person is asked for, such as "API key". */
  title: string;
  isRequired: boolean;
}

/** What one cheap real call per ability has shown. */
export interface AbilityReport {
  /** Such as "search" or "write drafts". */
  ability: string;
  works: boolean;
  /** What was seen, or what is missing and how to get it; never a secret. */
  detail: string;
}

/** One thing that a connection offers, held against what was reviewed before. */
export interface ReviewedItem {
  name: string;
  change: "same" | "new" | "changed" | "gone";
  /** What a person should look at before they accept it. */
  shown: string;
  /** What is stored once it is accepted; undefined for what is gone. */
  pin?: string;
}

/** The person who signs in, as far as a client needs them. */
export interface SigningIn {
  tell(line: string): void;
  /** Opens a page in the person's browser, without a shell; false where there is none. */
  openPage(url: string): Promise<boolean>;
  /** Asks for one line; hidden ones are not shown while they are typed. */
  ask(question: string, options?: { hidden?: boolean }): Promise<string>;
}

/** What can be done with connections of one type; every client brings one along. */
export interface ConnectionKind {
  /** What it is, in a few words. */
  title: string;
  /** The settings it takes; strict, so that a wrong name is told. */
  settings: z.ZodType<Record<string, SettingValue | undefined>>;
  secrets: readonly SecretField[];
  /** Those that only the settings name, such as variables of a program. */
  moreSecrets?(settings: Readonly<Record<string, unknown>>): SecretField[];
  /** One cheap real call per ability. */
  test(opened: OpenedConnection): Promise<AbilityReport[]>;
  /** Where a person signs in: keeps a token by `saveToken`. */
  login?(opened: OpenedConnection, person: SigningIn): Promise<void>;
  /** What it offers now. */
  review?(opened: OpenedConnection): Promise<ReviewedItem[]>;
  /** Tells the provider that its secrets are no longer used. */
  revoke?(opened: OpenedConnection): Promise<void>;
}
