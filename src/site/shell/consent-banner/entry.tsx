import type { ConsentsView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './consent-banner.module.css';

interface EntryProps {
  entry: ConsentsView['entries'][number];
  isOn: boolean;
}

/**
 * An entry that the visitor can agree to, with its switch. The switch's name identifies the entry
 * in the form.
 */
export function Entry({ entry, isOn }: EntryProps) {
  const { function_id: id, display_name, description, link, locked, lang, inPlace } = entry;
  const { consent } = useMessages();
  return (
    <li lang={lang} data-in-place={inPlace ? '' : undefined}>
      <label className={styles.entry}>
        <span>{display_name}</span>
        <input type="checkbox" name={id} defaultChecked={isOn} disabled={locked} />
      </label>
      <p className={styles.description}>
        {description}{' '}
        {link ? (
          <a href={link}>
            {consent.more}
            <span className="visually-hidden">: {display_name}</span>
          </a>
        ) : null}
      </p>
    </li>
  );
}
