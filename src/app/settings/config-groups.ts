import { z } from "zod";
import { hasCredentials } from "../../lib/has-credentials.ts";

/** An address is shown, logged and stored; what opens a door has no place in it. */
export const configAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !hasCredentials(url), "must not hold a name or password; give the key by itself");

export const S3 = z.strictObject({
  endpoint: configAddress,
  bucket: z.string().min(1),
  region: z.string().default("us-east-1"),
  prefix: z.string().default(""),
  accessKeyId: z.string().min(1),
  secretAccessKey: z.string().min(1),
});

/** A provider that users sign in with instead of a password. */
export const Oidc = z.strictObject({
  issuer: configAddress,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  /** The claim, and the value in it, that make an admin. */
  adminClaim: z.string().min(1).optional(),
  adminValue: z.string().min(1).optional(),
  /** Whether whoever the provider knows becomes a user here. */
  signUp: z.boolean().default(false),
});

/** What a user may use up; what is left out has no limit. */
export const Quota = z.strictObject({
  bytes: z.int().positive().optional(),
  roundsPerDay: z.int().positive().optional(),
  pricePerMonth: z.number().positive().optional(),
});
