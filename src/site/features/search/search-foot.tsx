import { useState } from 'react';
import { searchWords } from '#words/search.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { browserStorage } from '../../storage/storage.ts';
import styles from './search.module.css';
import { keySetting } from './start-search.ts';

const storage = browserStorage('localStorage');

/** Explains the keys to visitors with a keyboard, and turns the `/` shortcut on or off. */
export function SearchFoot() {
  const { keys, shortcut } = searchWords[useLanguage()];
  const [isOn, setIsOn] = useState(() => storage.get(keySetting) !== 'off');
  const toggle = (on: boolean) => {
    // Nothing is stored for a visitor who leaves the shortcut on.
    if (on) storage.remove(keySetting);
    else storage.set(keySetting, 'off');
    setIsOn(on);
  };
  return (
    <div className={styles.foot}>
      <p aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.choose} <kbd>↵</kbd> {keys.open} <kbd>Esc</kbd> {keys.close}
      </p>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => toggle(currentTarget.checked)}
        />
        {shortcut}
      </label>
    </div>
  );
}
