import type { TestProject } from "vitest/node";
import { startPostgres, waitForPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A Postgres whose user may create databases; ask createDatabase for an empty one. */
    postgresUrl: string;
  }
}

async function useServer(url: string): Promise<string> {
  try {
    await waitForPostgres(url, 10_000);
    return url;
  } catch (cause) {
    const { host, pathname } = URL.parse(url) ?? { host: "an unreadable address", pathname: "" };
    const remedy = "start that server, correct the variable, or unset it to use the built-in one";
    throw new Error(
      `DOSSIER_TEST_POSTGRES_URL points to ${host}${pathname}, which does not answer: ${remedy}`,
      { cause },
    );
  }
}

/** Runs once before all tests; what it returns runs once after them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.DOSSIER_TEST_POSTGRES_URL;
  if (given) {
    project.provide("postgresUrl", await useServer(given));
    return undefined;
  }
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
