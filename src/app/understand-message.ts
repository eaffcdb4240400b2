import { shortHash } from "../lib/hash.ts";
import { understandMessage } from "../workflow/understand-message.ts";
import type { MessageToUnderstand, UnderstoodMessage } from "../workflow/understand-message.ts";
import type { Config } from "./config.ts";
import { withServices } from "./with-services.ts";

export type Understand = (message: MessageToUnderstand) => Promise<UnderstoodMessage>;

/** Opens what is needed once, for as many messages as there are. No workflow is stored. */
export function withUnderstand<T>(
  { config, signal }: { config: Config; signal: AbortSignal },
  body: (understand: Understand) => Promise<T>,
): Promise<T> {
  return withServices(config, (services) =>
    body((message) => understandMessage(message, { services, signal, id: `look_${shortHash(message)}` })),
  );
}
