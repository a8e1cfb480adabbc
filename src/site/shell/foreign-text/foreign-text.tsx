import type { Language } from '#model/language.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './foreign-text.module.css';

/** Says above a page that its text has no translation, and which language it is in. */
export function ForeignText({ lang }: { lang: Language }) {
  return <p className={styles.note}>{useMessages().onlyIn[lang]}</p>;
}
