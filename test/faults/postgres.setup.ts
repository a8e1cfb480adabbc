import { startPostgres } from '#server/store/postgres/postgres.fixture.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** How often a server is killed. */
    rounds: number;
  }
}

/** Gives the tests a PostgreSQL server. Where none can be had, they say so and go without. */
export default async function postgresSetup(project: TestProject) {
  try {
    const postgres = await startPostgres();
    project.provide('postgres', postgres.url);
    return () => postgres.close();
  } catch (error) {
    console.warn(`No test runs on PostgreSQL, which cannot be had here: ${String(error)}`);
    return undefined;
  }
}
