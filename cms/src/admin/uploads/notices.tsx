'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { type Notice, uploadWords } from '../../uploads/words.ts';
import styles from './uploads.module.css';
import { languageOf } from '../../language-of.ts';

/** Notices about an uploaded picture: that it is animated, or saved for print. */
export const Notices: JSONFieldClientComponent = ({ path: given }) => {
  const { value } = useField<Notice[] | null>({ potentiallyStalePath: given });
  const { i18n } = useTranslation();
  const { notices } = uploadWords(languageOf(i18n.language));
  if (!Array.isArray(value) || value.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {value.map((notice) => (
        <li key={notice}>{notices[notice]}</li>
      ))}
    </ul>
  );
};
