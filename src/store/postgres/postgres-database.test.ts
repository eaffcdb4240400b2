import { beforeAll, describe, expect, inject, test } from "vitest";
import { storeContract } from "../../../test/contracts/store-contract.ts";
import { createDatabase } from "../../../test/fakes/create-database.ts";
import { systemClock } from "../../lib/clock.ts";
import { openStore } from "../store.ts";

const open = (url: string) => openStore({ kind: "postgres", url }, { clock: systemClock });

describe("store on Postgres", () => {
  let url = "";
  beforeAll(async () => {
    url = await createDatabase(inject("postgresUrl"));
  });
  storeContract(() => open(url));
});

describe("Postgres that is not as it should be", () => {
  test("migrates once when several processes start on an empty database", async () => {
    const url = await createDatabase(inject("postgresUrl"));
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)));
    await Promise.all(stores.map((store) => store.listWorkflows()));
    await Promise.all(stores.map((store) => store.close()));
  });

  test("names host, port and database when nobody answers, and no password", async () => {
    const refused = open("postgres://ann:secret@127.0.0.1:9/papers");
    await expect(refused).rejects.toMatchObject({
      code: "store",
      message: expect.stringContaining("127.0.0.1:9/papers"),
    });
    await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining("secret") });
  });

  test("names a database that is not there", async () => {
    const url = new URL(inject("postgresUrl"));
    url.pathname = "/nowhere";
    await expect(open(url.href)).rejects.toMatchObject({
      code: "store",
      message: expect.stringMatching(/nowhere.*Create it/),
    });
  });
});
