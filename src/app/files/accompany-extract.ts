import type { ReadingProgress } from "./given-file.ts";
import type { Extract } from "../../extract/extract-request.ts";

/** What only this process knows while files are read: what opens them, and who watches. Never stored. */
export interface ReadingCompany {
  password?: string | undefined;
  onReading?: ((progress: ReadingProgress) => void) | undefined;
}

/** The same reader, with whoever is there at that moment. */
export function accompanyExtract(extract: Extract, find: () => ReadingCompany | undefined): Extract {
  const withCompany = (request: Parameters<Extract["stream"]>[0]) => {
    const { password, onReading } = find() ?? {};
    const { fileName } = request;
    onReading?.({ fileName });
    return {
      ...request,
      ...(password !== undefined && { password }),
      ...(onReading && {
        onProgress: (progress: { done: number; total?: number }) => onReading({ fileName, ...progress }),
      }),
    };
  };
  const tellFailed = (fileName: string) => find()?.onReading?.({ fileName, isFailed: true });
  const whole = async (request: Parameters<Extract>[0]) => {
    try {
      return await extract(withCompany(request));
    } catch (error) {
      tellFailed(request.fileName);
      throw error;
    }
  };
  return Object.assign(whole, {
    async *stream(request: Parameters<Extract["stream"]>[0]) {
      try {
        yield* extract.stream(withCompany(request));
      } catch (error) {
        tellFailed(request.fileName);
        throw error;
      }
    },
  });
}
