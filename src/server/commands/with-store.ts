import { readSettings, type ServerSettings } from '../settings/settings.ts';
import { storeOf } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** A command on the store. Returns the text to print. */
export type StoreCommand = (store: Store, settings: ServerSettings) => Promise<string>;

/**
 * Opens the store named by the environment, which works beside a running server, and prints the
 * command's result.
 */
export async function withStore(command: StoreCommand): Promise<void> {
  const settings = readSettings(process.env);
  const store = await storeOf(settings);
  try {
    process.stdout.write(await command(store, settings));
  } finally {
    await store.close();
  }
}
