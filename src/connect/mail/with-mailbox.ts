import { ImapFlow } from "imapflow";
import { untilAborted } from "../../lib/abort.ts";
import { Failure } from "../../model/failure.ts";
import { isRefusedSignIn, toMailFailure } from "./mail-failure.ts";
import { portOf } from "./mail-settings.ts";
import type { MailSettings } from "./mail-settings.ts";

/** What a mailbox is opened with; the secret is asked for at the last moment and kept nowhere. */
export interface MailAccess {
  settings: MailSettings;
  /** The password or the access token; `renewed` where the last one was refused. */
  credential(renewed: boolean): Promise<string>;
  /** The addresses that may be connected to, in order; the host itself if left out. */
  resolve?(host: string): Promise<readonly string[]>;
  signal: AbortSignal;
  /** How long the server may be silent; half a minute if left out. */
  silenceMs?: number;
}

const usualSilenceMs = 30_000;
const goodbyeMs = 2_000;
const largestAnswer = 60_000_000;

/**
 * Signs in, does the work and signs off. A stop ends it at once, a silent server after its time; whatever goes wrong
 * is a Failure, never an empty answer.
 */
export async function withMailbox<Result>(
  access: MailAccess,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const { settings, signal } = access;
  signal.throwIfAborted();
  const client = await connect(access);
  const broken = new Promise<never>((_resolve, reject) => {
    client.once("error", (error) => reject(toMailFailure(error, settings.host)));
    client.once("close", () =>
      reject(new Failure("unavailable", `${settings.host} closed the line.`, { retryable: true })),
    );
  });
  broken.catch(() => undefined);
  const close = () => client.close();
  signal.addEventListener("abort", close, { once: true });
  try {
    const result = await untilAborted(Promise.race([work(client), broken]), signal);
    await sayGoodbye(client);
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw toMailFailure(error, settings.host);
  } finally {
    signal.removeEventListener("abort", close);
    client.close();
  }
}

/** Once more with a renewed token where the first one was refused. */
async function connect(access: MailAccess): Promise<ImapFlow> {
  const { settings } = access;
  try {
    return await connectOnce(access, false);
  } catch (error) {
    access.signal.throwIfAborted();
    if (settings.signIn !== "token" || !isRefusedSignIn(error)) throw toMailFailure(error, settings.host);
  }
  try {
    return await connectOnce(access, true);
  } catch (error) {
    access.signal.throwIfAborted();
    throw toMailFailure(error, settings.host);
  }
}

async function connectOnce(access: MailAccess, renewed: boolean): Promise<ImapFlow> {
  const { settings, signal, silenceMs = usualSilenceMs } = access;
  const { host, security, user, signIn } = settings;
  const [address = host] = (await access.resolve?.(host)) ?? [];
  const credential = await access.credential(renewed);
  const client = new ImapFlow({
    ...{ host: address, servername: host, port: portOf(settings), secure: security === "tls" },
    ...(security !== "tls" && { doSTARTTLS: security === "starttls" }),
    auth: { user, ...(signIn === "token" ? { accessToken: credential } : { pass: credential }) },
    ...{ logger: false, disableAutoIdle: true, maxLiteralSize: largestAnswer },
    ...{ connectionTimeout: silenceMs, greetingTimeout: silenceMs, socketTimeout: silenceMs },
  });
  // without a listener a reset would end the process
  client.on("error", () => undefined);
  const close = () => client.close();
  signal.addEventListener("abort", close, { once: true });
  try {
    await untilAborted(client.connect(), signal);
    return client;
  } catch (error) {
    client.close();
    throw error;
  } finally {
    signal.removeEventListener("abort", close);
  }
}

/** What was asked for is there already: a server that does not say goodbye is left without one. */
async function sayGoodbye(client: ImapFlow): Promise<void> {
  client.removeAllListeners("close");
  await untilAborted(client.logout(), AbortSignal.timeout(goodbyeMs)).catch(() => undefined);
}
