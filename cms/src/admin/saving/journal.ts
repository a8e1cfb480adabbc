import type { Unconfirmed } from './saver.ts';

/** Text that the server has not confirmed, and the form it was typed in. */
export interface Entry extends Unconfirmed {
  /** Unique for each form session. */
  id: string;
  /** Who typed it. */
  user: string;
  /** The document's path in the admin, such as '/admin/globals/company?locale=de'. */
  document: string;
  /** The document's title. */
  title: string;
}

const name = 'schaufenster';
const store = 'unconfirmed';

/** Stores an entry on the device, replacing the one with its id. */
export async function keepEntry(entry: Entry): Promise<void> {
  await run('readwrite', (entries) => entries.put(entry));
}

export async function forgetEntry(id: string): Promise<void> {
  await run('readwrite', (entries) => entries.delete(id));
}

/** A user's unconfirmed entries on this device, newest first. */
export async function entriesOf(user: string): Promise<Entry[]> {
  const all = await run(
    'readonly',
    (entries): IDBRequest<Entry[]> => entries.getAll() as IDBRequest<Entry[]>,
  );
  return all.filter((entry) => entry.user === user).toSorted((one, other) => other.time - one.time);
}

let opened: Promise<IDBDatabase> | undefined;

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (entries: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opened ??= answerOf(openDatabase());
  const database = await opened;
  const transaction = database.transaction(store, mode);
  const answer = answerOf(ask(transaction.objectStore(store)));
  // Otherwise it first waits for the response, and a page that crashes in the meantime loses it.
  transaction.commit();
  return answer;
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(store, { keyPath: 'id' });
  });
  return request;
}

async function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB failed.')),
    );
  });
}
