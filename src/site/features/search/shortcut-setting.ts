import { browserStorage } from '../../storage/storage.ts';

const key = 'search-key';
const storage = browserStorage('localStorage');

/** Whether the key `/` opens the search, as it does unless the visitor has turned it off. */
export function isKeyOn(): boolean {
  return storage.get(key) !== 'off';
}

/** Nothing is stored of a visitor who leaves the key on. */
export function turnKey(on: boolean): void {
  if (on) storage.remove(key);
  else storage.set(key, 'off');
}
