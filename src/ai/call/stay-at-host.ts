/**
 * The network without redirects: a key goes to the server it was given for, and no further. (fetch itself takes only
 * some of the headers away that hold keys.)
 */
export function stayAtHost(fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" });
    if (response.status < 300 || response.status >= 400 || !response.headers.has("location")) return response;
    await response.body?.cancel();
    const target = URL.parse(response.headers.get("location") ?? "", response.url)?.origin ?? "elsewhere";
    throw new Error(
      `the server sends us on to ${target}; if that is meant, name its address as the base URL`,
    );
  };
}
