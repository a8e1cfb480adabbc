import { readSettings, type ServerSettings } from '../settings/settings.ts';
import { storeOf } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';

/** Does something in the store, and tells what. */
export type StoreCommand = (store: Store, settings: ServerSettings) => Promise<string>;

/**
 * Opens the store that the environment names, also beside a running server, and prints what the
 * command tells.
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
