import { join, resolve } from 'node:path';

/** The folder of the kit, in which the content system has a folder of its own. Commands and server run in that. */
const kitFolder = resolve(/* turbopackIgnore: true */ process.cwd(), '..');

/** Where database and uploads lie. */
const dataFolder = resolve(
  /* turbopackIgnore: true */ process.env['CMS_DATA'] ?? join(kitFolder, 'data'),
);

export const mediaFolder = join(dataFolder, 'media');
export const filesFolder = join(dataFolder, 'files');

/** Changes of which the site has not heard yet. */
export const toPublishFile = join(dataFolder, 'to-publish.json');

/** Each database has a history of its own: how its tables came to be what the model asks for. */
export const migrationsFolder = join(dataFolder, 'migrations');

/** The address of the database: PostgreSQL's, or a file's. */
export const databaseUrl = process.env['DATABASE_URL'] ?? `file:${join(dataFolder, 'cms.sqlite')}`;

/** The time zone of the shop. */
export const timeZone = 'Europe/Berlin';

/** Where staff open the content system. */
export const { origin: adminOrigin } = new URL(process.env['CMS_URL'] ?? 'http://localhost:3000');
