import { createHash, createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export interface SignedRequest {
  method: string;
  /** Path and query as they stand in the request line. */
  target: string;
  headers: IncomingHttpHeaders;
}

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export type SignatureVerdict =
  | "ok"
  | "AccessDenied"
  | "InvalidAccessKeyId"
  | "AuthorizationHeaderMalformed"
  | "SignatureDoesNotMatch";

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function toStringToSign(
  { method, target, headers }: SignedRequest,
  scope: string,
  signedHeaders: string,
): string {
  const [path = "/", query = ""] = target.split("?");
  const canonical = [
    method,
    path,
    query.split("&").toSorted().join("&"),
    ...signedHeaders
      .split(";")
      .map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, " ")}`),
    "",
    signedHeaders,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const digest = createHash("sha256").update(canonical).digest("hex");
  return ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
}

/** AWS Signature Version 4 from its public description, without the library that signs in production. */
export function verifyS3Signature(request: SignedRequest, keys: S3Keys): SignatureVerdict {
  const { headers } = request;
  const match = authorization.exec(headers.authorization ?? "");
  if (!match) return "AccessDenied";
  const [, accessKeyId, date = "", region = "", signedHeaders = "", signature] = match;
  if (accessKeyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (region !== keys.region || !String(headers["x-amz-date"]).startsWith(date))
    return "AuthorizationHeaderMalformed";
  const needed = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  if (!needed.every((name) => signedHeaders.split(";").includes(name))) return "AccessDenied";
  const key = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${keys.secretAccessKey}`, date));
  const expected = hmac(key, toStringToSign(request, `${date}/${region}/s3/aws4_request`, signedHeaders));
  return expected.toString("hex") === signature ? "ok" : "SignatureDoesNotMatch";
}
