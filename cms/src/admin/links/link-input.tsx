import { useEffect, useId, useState } from 'react';
import { editorWords } from '../text/words.ts';
import { type LinkTarget, linkTargets } from './link-targets.ts';
import styles from './link-input.module.css';

interface Props {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** The language of the text that contains the link. */
  language: string;
  /** The language of the admin. */
  interfaceLanguage: string;
  readOnly?: boolean;
}

/** Page addresses may start with a slash or not; file addresses do. */
const plain = (address: string) => address.replace(/^\//, '');

/** The target of a link: any address, or a page from a list and an anchor on it. */
export function LinkInput({ id, value, onChange, language, interfaceLanguage, readOnly }: Props) {
  const words = editorWords(interfaceLanguage);
  const [targets, setTargets] = useState<LinkTarget[]>([]);
  const list = useId();
  useEffect(() => {
    let isCurrent = true;
    void linkTargets(language).then((found) => isCurrent && setTargets(found));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const [address = '', anchor = ''] = value.split('#', 2);
  const target = targets.find((one) => plain(one.address) === plain(address));
  return (
    <div className={styles.input}>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoCapitalize="none"
        list={list}
        value={value}
        readOnly={readOnly}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {targets.map((one) => (
          <option key={one.address} value={one.address}>
            {one.title}
          </option>
        ))}
      </datalist>
      <p id={`${id}-hint`}>{target ? words.leadsTo(target.title) : words.addressHelp}</p>
      {target && target.places.length > 0 && !readOnly && (
        <label>
          {words.place}
          <select
            value={anchor}
            onChange={({ target: { value: place } }) =>
              onChange(place ? `${address}#${place}` : address)
            }
          >
            <option value="">{words.top}</option>
            {target.places.map((place) => (
              <option key={place.anchor} value={place.anchor}>
                {place.words}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
