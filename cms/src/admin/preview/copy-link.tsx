'use client';

import { PopupList, toast, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import type { Language } from '../../../../src/model/language.ts';
import { dataOf } from '../../records/data.ts';
import { languageOf } from '../../language-of.ts';

interface LinkWords {
  copy: string;
  copied: string;
  failed: string;
}

const words: Record<Language, LinkWords> = {
  de: {
    copy: 'Link zur Vorschau kopieren',
    copied: 'Kopiert. Der Link gilt einen Tag lang.',
    failed: 'Der Link konnte nicht kopiert werden.',
  },
  en: {
    copy: 'Copy link to the preview',
    copied: 'Copied. The link works for a day.',
    failed: 'The link could not be copied.',
  },
  fr: {
    copy: 'Copier le lien vers l’aperçu',
    copied: 'Copié. Le lien est valable un jour.',
    failed: 'Le lien n’a pas pu être copié.',
  },
};

/** A menu entry that copies an address which shows a record's draft to anybody for a day. */
export function CopyLink() {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  if (id === undefined) return null;
  const own = words[languageOf(i18n.language)];
  const copy = async () => {
    const query = new URLSearchParams({ collection: collectionSlug, id: String(id), locale: code });
    try {
      const response = await fetch(`/api/preview-link?${query}`);
      const { url }: { url?: unknown } = dataOf(await response.json());
      if (typeof url !== 'string') throw new TypeError('There is no preview.');
      await navigator.clipboard.writeText(url);
      toast.success(own.copied);
    } catch {
      toast.error(own.failed);
    }
  };
  return <PopupList.Button onClick={() => void copy()}>{own.copy}</PopupList.Button>;
}
