'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { languageOf } from '../../language-of.ts';
import { longestSide } from '../../uploads/most-megabytes.ts';
import styles from './uploads.module.css';

/** Photos below this size are sent unchanged, bytes. */
const heavy = 2_000_000;

/** The time limit for shrinking a photo, ms; after that it is sent unchanged. */
const timeoutMs = 30_000;

const shrinking = {
  de: 'Das Foto wird verkleinert …',
  en: 'Making the photograph smaller …',
  fr: 'Réduction de la photo…',
};

/**
 * Shrinks photos before they are sent, wherever in the admin one is chosen: they get the size that
 * the server would store, with a fraction of the bytes. They lose the camera's metadata, such as
 * the location.
 */
export function ShrinkPhotos({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const shrunk = new WeakSet<Event>();
    const replace = async (input: HTMLInputElement, files: readonly File[]) => {
      setIsBusy(true);
      const transfer = new DataTransfer();
      const all = files.map(async (file) => (isHeavy(file) ? smaller(file) : file));
      for (const file of await Promise.all(all)) transfer.items.add(file);
      setIsBusy(false);
      input.files = transfer.files;
      const again = new Event('change', { bubbles: true });
      shrunk.add(again);
      input.dispatchEvent(again);
    };
    // Before Payload's own fields receive the event, because they take the files that are selected
    // then.
    const onChange = (event: Event) => {
      const input = event.target;
      if (shrunk.has(event) || !(input instanceof HTMLInputElement) || !input.files) return;
      const files = [...input.files];
      if (!files.some(isHeavy)) return;
      event.stopImmediatePropagation();
      void replace(input, files);
    };
    addEventListener('change', onChange, true);
    return () => removeEventListener('change', onChange, true);
  }, []);

  return (
    <>
      {children}
      <output className={styles.shrinking}>
        {isBusy ? shrinking[languageOf(i18n.language)] : ''}
      </output>
    </>
  );
}

function isHeavy({ type, size }: File): boolean {
  return type === 'image/jpeg' && size > heavy;
}

/** The photo with fewer pixels and bytes; unchanged if that is impossible. */
async function smaller(file: File): Promise<File> {
  const worker = new Worker('/shrink-photo.js');
  const timer = AbortSignal.timeout(timeoutMs);
  const small = await new Promise<Blob | null>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data as Blob | null));
    worker.addEventListener('error', () => resolve(null));
    timer.addEventListener('abort', () => resolve(null));
    worker.postMessage({ file, longest: longestSide }, []);
  });
  worker.terminate();
  if (!small || small.size >= file.size) return file;
  return new File([small], file.name, { type: small.type, lastModified: file.lastModified });
}
