import { Failure } from "../model/failure.ts";
import type { Extract, ExtractRequest } from "./extract-request.ts";
import type { FlatContent } from "./flatten-nested.ts";
import { weighPart } from "./weigh-part.ts";

const mb = 1_048_576;

/** The same reader with a bound on what all files together may unfold to; the one that passes it fails, by its name. */
export function boundExtract(extract: Extract, mostBytes: number): Extract {
  let bytes = 0;
  const count = async function* (found: AsyncIterable<FlatContent>, { fileName }: ExtractRequest) {
    for await (const batch of found) {
      for (const { image, ...part } of batch.parts) bytes += weighPart(part) + (image?.bytes ?? 0);
      if (bytes > mostBytes) throw tooMuch(fileName, mostBytes);
      yield batch;
    }
  };
  const stream: Extract["stream"] = (request) => {
    if (bytes > mostBytes) throw tooMuch(request.fileName, mostBytes);
    return count(extract.stream(request), request);
  };
  const whole = async (request: ExtractRequest) => {
    const all: FlatContent = { parts: [], warnings: [] };
    for await (const { parts, warnings } of stream(request)) {
      for (const part of parts) all.parts.push(part);
      for (const warning of warnings) all.warnings.push(warning);
    }
    return all;
  };
  return Object.assign(whole, { stream });
}

function tooMuch(fileName: string, mostBytes: number): Failure {
  return new Failure(
    "limit",
    `${fileName} was not read: the files of this request unfold to more than ${Math.round(mostBytes / mb)} MB together. Send fewer at a time.`,
  );
}
