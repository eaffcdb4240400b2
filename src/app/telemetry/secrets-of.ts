import type { Config } from "../config.ts";

/** Every value of the configuration that must never be seen: keys, and passwords inside addresses. */
export function secretsOf(config: Config): string[] {
  const { keys, s3, database, baseUrl, baseUrls, otlpEndpoint, oidc, secretKey } = config;
  const addresses = [database, baseUrl, otlpEndpoint, ...Object.values(baseUrls)];
  const passwords = addresses.flatMap((address) => {
    const password = address === undefined ? "" : (URL.parse(address)?.password ?? "");
    return [password, decodeURIComponent(password)];
  });
  const known = [
    ...Object.values(keys),
    s3?.accessKeyId,
    s3?.secretAccessKey,
    oidc?.clientSecret,
    secretKey,
    ...passwords,
  ];
  return [...new Set(known.filter((secret): secret is string => secret !== undefined && secret !== ""))];
}
