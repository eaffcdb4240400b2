import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe } from "vitest";
import { blobsContract } from "../../../test/contracts/blobs-contract.ts";
import { createFileBlobs } from "./file-blobs.ts";

describe("blobs on disk", () => {
  blobsContract(async () => createFileBlobs(await mkdtemp(join(tmpdir(), "dossier-blobs-"))));
});
