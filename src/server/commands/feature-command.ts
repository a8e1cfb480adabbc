import { loadParts } from '#features/load.ts';
import type { FeatureServer } from '../messages/feature-messages.ts';
import type { StoreCommand } from './with-store.ts';

/** A feature's command by its usage, such as `subscribers export [file]`. */
export async function featureCommand(usage: string, argument?: string): Promise<StoreCommand> {
  const servers = await loadParts<FeatureServer>('server');
  const [run] = servers.flatMap(({ commands }) => commands?.[usage] ?? []);
  if (!run) throw new Error(`No feature says what ${usage} does.`);
  return ({ storage }) => run(storage, argument);
}
