'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { Language } from '../../../../src/model/language.ts';
import { dataOf, listOf } from '../../records/data.ts';
import { startWords } from '../../start/words.ts';
import styles from './start.module.css';

/** Opens the camera or photo library of a phone, uploads the picture and shows its form. */
export function PictureUpload({ language }: { language: Language }) {
  const words = startWords[language];
  const router = useRouter();
  const [state, setState] = useState<'idle' | { sent: number } | { mistake: string }>('idle');
  const isSending = typeof state === 'object' && 'sent' in state;
  const upload = async (file: File) => {
    const onSent = (sent: number) => setState({ sent });
    onSent(0);
    try {
      const { isStored, answer } = await send(file, onSent);
      const { id } = dataOf(answer['doc']);
      if (isStored) router.push(`/admin/collections/media/${String(id)}`);
      else setState({ mistake: messageOf(answer) ?? words.failed });
    } catch {
      setState({ mistake: words.offline });
    }
  };
  return (
    <>
      <label className={styles.upload}>
        {isSending ? words.uploading(state.sent) : words.picture}
        <input
          type="file"
          accept="image/*"
          disabled={isSending}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void upload(file);
          }}
        />
      </label>
      {typeof state === 'object' && 'mistake' in state && (
        <p role="alert" className={styles.mistake}>
          {state.mistake}
        </p>
      )}
    </>
  );
}

/**
 * Sends a picture by XMLHttpRequest, because fetch does not report upload progress.
 *
 * @param onSent is called with the part that has been sent, from 0 to 1
 * @throws if the server cannot be reached, or its response is not JSON
 */
async function send(
  file: File,
  onSent: (sent: number) => void,
): Promise<{ isStored: boolean; answer: Record<string, unknown> }> {
  const request = new XMLHttpRequest();
  request.open('POST', '/api/media');
  request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total));
  const form = new FormData();
  form.append('file', file);
  await new Promise((resolve, reject) => {
    request.addEventListener('load', resolve);
    request.addEventListener('error', reject);
    request.send(form);
  });
  const answer = dataOf(JSON.parse(request.responseText));
  return { isStored: request.status < 300, answer };
}

/** Why Payload rejects the file: an error at its field, otherwise a general one. */
function messageOf({ errors }: Record<string, unknown>): string | undefined {
  const [first] = listOf(errors).map(dataOf);
  const [atField] = listOf(dataOf(first?.['data'])['errors']).map(dataOf);
  const message = atField?.['message'] ?? first?.['message'];
  return typeof message === 'string' ? message : undefined;
}
