import { startPostgres, whyNoPostgres } from '#server/database/postgres/postgres.fixture.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** How often a server is killed. */
    rounds: number;
  }
}

/** Gives the tests a PostgreSQL server. Where none can run, it says why, and they go without. */
export default async function postgresSetup(project: Pick<TestProject, 'provide'>) {
  const why = whyNoPostgres();
  if (why !== undefined) {
    console.warn(`No test runs on PostgreSQL: ${why}`);
    return undefined;
  }
  const postgres = await startPostgres();
  project.provide('postgres', postgres.url);
  return () => postgres.close();
}
