'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import type { Language } from '../../../../src/model/language.ts';
import { type Notice, uploadWords } from '../../uploads/words.ts';
import styles from './uploads.module.css';

/** What whoever uploaded a picture should know of it: that it moves, or was saved for print. */
export const Notices: JSONFieldClientComponent = ({ path: given }) => {
  const { value } = useField<Notice[] | null>({ potentiallyStalePath: given });
  const { i18n } = useTranslation();
  const { notices } = uploadWords(i18n.language as Language);
  if (!Array.isArray(value) || value.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {value.map((notice) => (
        <li key={notice}>{notices[notice]}</li>
      ))}
    </ul>
  );
};
