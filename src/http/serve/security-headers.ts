/** What the page may load: itself, and nothing else. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "frame-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const always = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** What can be shown in a window of its own. */
const common = {
  ...always,
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** On every answer of the API: data, which nobody opens as a page. */
export const apiHeaders = {
  ...always,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
} as const;

export const pageHeaders = { ...common, "content-security-policy": pagePolicy } as const;

/** On every file of a user, whatever it says it is: it runs nothing, is nobody and goes nowhere. The page may frame it. */
export const fileHeaders = {
  ...common,
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'",
  "cache-control": "private, no-cache",
} as const;
