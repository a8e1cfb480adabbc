import { getPayload } from 'payload';
import { filesSource } from '../../../src/content/files/files-source.ts';
import config from '../payload.config.ts';
import { exitCodes } from './exit-codes.ts';
import { importFolder } from './import-folder.ts';
import { makeOwner, resetAccount } from './make-owner.ts';
import { makeReader } from './make-reader.ts';

/**
 * Run by `payload run` before the content system can be reached, so that nobody else can create the
 * first owner.
 */
const payload = await getPayload({ config });
await payload.db.migrate();
const { CMS_RESET: reset } = process.env;
if (reset) process.exit(await resetAccount(payload, reset));
const code = await makeOwner(payload);
if (code === exitCodes.nobody) process.exit(code);
await makeReader(payload);
const folder = process.env['CMS_CONTENT'];
if (folder) await importFolder(payload, filesSource(folder));
process.exit(code);
