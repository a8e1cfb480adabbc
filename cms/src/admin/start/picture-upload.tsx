'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { Language } from '../../../../src/model/language.ts';
import { dataOf, listOf } from '../../records/data.ts';
import { startWords } from '../../start/words.ts';
import styles from './start.module.css';

/** Opens the camera or the photographs of a phone, stores the picture and shows its form. */
export function PictureUpload({ language }: { language: Language }) {
  const words = startWords[language];
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'sending' | { mistake: string }>('idle');
  const upload = async (file: File) => {
    setState('sending');
    try {
      const form = new FormData();
      form.append('file', file);
      const response = await fetch('/api/media', { method: 'POST', body: form });
      const answer = dataOf(await response.json());
      const { id } = dataOf(answer['doc']);
      if (response.ok) router.push(`/admin/collections/media/${String(id)}`);
      else setState({ mistake: messageOf(answer) ?? words.failed });
    } catch {
      setState({ mistake: words.offline });
    }
  };
  return (
    <>
      <label className={styles.upload}>
        {state === 'sending' ? words.uploading : words.picture}
        <input
          type="file"
          accept="image/*"
          disabled={state === 'sending'}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void upload(file);
          }}
        />
      </label>
      {typeof state === 'object' && (
        <p role="alert" className={styles.mistake}>
          {state.mistake}
        </p>
      )}
    </>
  );
}

/** Why Payload refuses the file: at its field, or else as a whole. */
function messageOf({ errors }: Record<string, unknown>): string | undefined {
  const [first] = listOf(errors).map(dataOf);
  const [atField] = listOf(dataOf(first?.['data'])['errors']).map(dataOf);
  const message = atField?.['message'] ?? first?.['message'];
  return typeof message === 'string' ? message : undefined;
}
