import { request } from "node:http";

export interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A request with any header, Host too; of a stream of events only the head is waited for. */
export function sendRaw(url: string, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers, timeout: 20_000 }, (response) => {
      const { statusCode: status = 0, headers: got } = response;
      if (/event-stream/.test(got["content-type"] ?? "")) {
        resolve({ status, headers: got, text: "" });
        response.destroy();
        return;
      }
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status, headers: got, text }));
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error(`${method} ${path} did not answer`)));
    sent.end(body);
  });
}
