import { UserError } from '#model/user-error.ts';
import { readSettings, type ServerSettings } from '../settings/settings.ts';
import { placeOf, storeOf } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** A command on the store. Returns the text to print. */
export type StoreCommand = (store: Store, settings: ServerSettings) => Promise<string>;

/**
 * Opens the store named by the environment, which works beside a running server, and prints the
 * command's result; on standard error, which store that is.
 *
 * @throws UserError where no server has made that store: what is kept lies elsewhere.
 */
export async function withStore(command: StoreCommand): Promise<void> {
  const settings = readSettings(process.env);
  const store = await storeOf(settings, { existing: true }).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      `${error.message}\nGive the command the settings of the server, by --settings where they are in a file, and run it in the same folder.`,
      { cause: error },
    );
  });
  process.stderr.write(`The database is ${placeOf(settings)}\n`);
  try {
    process.stdout.write(await command(store, settings));
  } finally {
    await store.close();
  }
}
