import { Failure } from "../../model/failure.ts";

/** Where a request went, for messages: never a key or a signature. */
export interface S3Place {
  endpoint: string;
  bucket: string;
}

const errorBodyLimit = 16_384;
/** Codes of the S3 protocol that mean more than their HTTP status. */
const wrongRegion = new Set([
  "AuthorizationHeaderMalformed",
  "PermanentRedirect",
  "IllegalLocationConstraintException",
]);
const worthAnotherTry = new Set([
  "RequestTimeout",
  "XAmzContentSHA256Mismatch",
  "BadDigest",
  "IncompleteBody",
]);

function describe({ endpoint, bucket }: S3Place): string {
  return `S3 at ${endpoint}, bucket "${bucket}"`;
}

/** Only the code is taken from the answer: its other fields may repeat what was signed. */
async function readErrorCode(response: Response): Promise<string | undefined> {
  let text = "";
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > errorBodyLimit) break;
    }
  } catch {
    // A broken error body still leaves the status to go by.
  }
  return /<Code>([A-Za-z0-9]{1,64})<\/Code>/.exec(text)?.[1];
}

function toRefusalRemedy(code: string | undefined): string {
  if (code === "RequestTimeTooSkewed") return "set this machine's clock";
  if (code === "InvalidAccessKeyId" || code === "SignatureDoesNotMatch")
    return "correct the access key id or its secret";
  // Without the right to list, S3 answers 403 instead of 404 for an object that is not there.
  return "check the access keys, and that they may read, write and list this bucket";
}

/** The failure that an answer other than success stands for. */
export async function toS3Failure(response: Response, place: S3Place): Promise<Failure> {
  const { status } = response;
  const code = await readErrorCode(response);
  const answered = `${describe(place)}, answered ${status}${code ? ` ${code}` : ""}`;
  if (status === 429 || status >= 500) {
    return new Failure("store", `${answered}: the server is busy or in trouble, try again later`, {
      retryable: true,
    });
  }
  if (code === "NoSuchBucket") {
    return new Failure("configuration", `${answered}: create the bucket or correct its name`);
  }
  if (status === 404) return new Failure("not-found", `${answered}: there is no such object`);
  if ((status >= 300 && status < 400) || (code !== undefined && wrongRegion.has(code))) {
    return new Failure("configuration", `${answered}: correct the region or the endpoint of this bucket`);
  }
  if (status === 401 || status === 403) {
    return new Failure("configuration", `${answered}: ${toRefusalRemedy(code)}`);
  }
  const retryable = status === 408 || (code !== undefined && worthAnotherTry.has(code));
  const remedy = retryable
    ? "the content did not arrive whole, try again"
    : "check that this server speaks the S3 protocol";
  return new Failure("store", `${answered}: ${remedy}`, { retryable });
}

/** The failure that no answer at all, or a broken one, stands for. */
export function toConnectionFailure(error: unknown, place: S3Place): Failure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  const reason = code ?? (cause instanceof Error ? cause.message : String(cause));
  const remedy = "check that the server runs and that the endpoint is right, then try again";
  return new Failure("store", `${describe(place)}: the connection failed (${reason}): ${remedy}`, {
    cause: error,
    retryable: true,
  });
}

export function toSilenceFailure(milliseconds: number, place: S3Place): Failure {
  const silent = `${describe(place)}: nothing was heard for ${milliseconds / 1000} s`;
  return new Failure("timeout", `${silent}: check the network and the server, then try again`, {
    retryable: true,
  });
}
