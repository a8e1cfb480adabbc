'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Language } from '../../../../src/model/language.ts';
import { mostMegabytes } from '../../uploads/most-megabytes.ts';
import { uploadWords } from '../../uploads/words.ts';
import { isLargePhoto, shrunk } from './shrink.ts';
import styles from './uploads.module.css';

/**
 * Makes large photographs smaller before any form of the admin gets them, whether they are chosen or
 * dropped, and shows how far that is. Files that the server would refuse for their size don't set out.
 */
export function ShrinkUploads({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  useEffect(() => {
    const ready = new WeakSet<Event>();
    const handle = (event: Event) => {
      const files = filesOf(event);
      if (ready.has(event) || !files.some(needsWork)) return;
      const { target } = event;
      event.preventDefault();
      event.stopImmediatePropagation();
      void (async () => {
        const made = await prepared(files, language, setProgress);
        setProgress(undefined);
        if (made.files.length === 0 || !target) return;
        const again = eventWith(event, made);
        ready.add(again);
        target.dispatchEvent(again);
      })();
    };
    window.addEventListener('change', handle, true);
    window.addEventListener('drop', handle, true);
    return () => {
      window.removeEventListener('change', handle, true);
      window.removeEventListener('drop', handle, true);
    };
  }, [language]);
  return (
    <>
      {children}
      {progress && (
        <output className={styles.progress}>
          {uploadWords(language).shrinking(progress.done + 1, progress.of)}
          <progress value={progress.done} max={progress.of} aria-hidden="true" />
        </output>
      )}
    </>
  );
}

function filesOf(event: Event): File[] {
  const { target } = event;
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  const isChooser = target instanceof HTMLInputElement && target.type === 'file';
  return isChooser ? [...(target.files ?? [])] : [];
}

const most = mostMegabytes * 1024 ** 2;

function needsWork(file: File): boolean {
  return isLargePhoto(file) || file.size > most;
}

async function prepared(
  files: readonly File[],
  language: Language,
  report: (progress: { done: number; of: number }) => void,
): Promise<DataTransfer> {
  const made = new DataTransfer();
  for (const [done, file] of files.entries()) {
    report({ done, of: files.length });
    const smaller = await shrunk(file);
    if (smaller.size <= most) made.items.add(smaller);
    else toast.error(`${file.name}: ${uploadWords(language).tooHeavy(mostMegabytes)}`);
  }
  return made;
}

/** The same event with other files. */
function eventWith(event: Event, made: DataTransfer): Event {
  if (event instanceof DragEvent) {
    return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: made });
  }
  if (event.target instanceof HTMLInputElement) event.target.files = made.files;
  return new Event('change', { bubbles: true });
}
