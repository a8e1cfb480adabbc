import { useState } from 'react';
import { useSearchMessages } from '../../messages/search.ts';
import styles from './search.module.css';
import { isKeyOn, turnKey } from './shortcut-setting.ts';

/** What the keys do, for those who have some, and whether `/` opens the search. */
export function SearchFoot() {
  const { keys, shortcut } = useSearchMessages();
  const [isOn, setIsOn] = useState(isKeyOn);
  const toggle = (on: boolean) => {
    turnKey(on);
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
