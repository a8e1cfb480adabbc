import { join, resolve } from 'node:path';

/**
 * The folder of the kit, which contains the content system's folder. Commands and server run in the
 * latter.
 */
const kitFolder = resolve(/* turbopackIgnore: true */ process.cwd(), '..');

/** The folder of database and uploads. */
const dataFolder = resolve(
  /* turbopackIgnore: true */ process.env['CMS_DATA'] ?? join(kitFolder, 'data'),
);

export const mediaFolder = join(dataFolder, 'media');
export const filesFolder = join(dataFolder, 'files');

/** Changes that the site has not been notified of yet. */
export const toPublishFile = join(dataFolder, 'to-publish.json');

/** Each database has its own history of how its tables came to match the model. */
export const migrationsFolder = join(dataFolder, 'migrations');

/** The address of the database: PostgreSQL's, or a file's. */
export const databaseUrl = process.env['DATABASE_URL'] ?? `file:${join(dataFolder, 'cms.sqlite')}`;

/** The time zone of the shop. */
export const timeZone = 'Europe/Berlin';

/** The address where staff open the content system. */
export const { origin: adminOrigin } = new URL(process.env['CMS_URL'] ?? 'http://localhost:3000');
