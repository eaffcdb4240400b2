import { z } from "zod";
import { hasCredentials } from "../lib/has-credentials.ts";

/** An address is shown and stored; what opens a door has no place in it. */
export const addressSetting = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !hasCredentials(url), "must not hold a name or password; those are secrets");

/** Texts, as a list or separated by commas. */
export const listSetting = z.preprocess(
  (given) =>
    typeof given === "string"
      ? given
          .split(",")
          .map((item) => item.trim())
          .filter((item) => item !== "")
      : given,
  z.array(z.string()),
);

/** Settings that every type of connection takes. */
export const commonSettings = {
  /** Hosts of one's own network that this connection may reach. */
  allowPrivate: listSetting.optional(),
};
