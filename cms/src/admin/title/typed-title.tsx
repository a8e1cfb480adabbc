'use client';

import {
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../../src/model/language.ts';
import type { ByLanguage } from '../../../../src/model/owner-words.ts';
import { type Made, madeFrom } from '../../fields/made-from-title.ts';
import { languageOf } from '../../language-of.ts';
import { listOf, textOf } from '../../records/data.ts';
import { startWords } from '../../start/words.ts';
import { fieldId } from '../field-id.ts';

interface Props {
  /** The path of the title in the form. */
  title: string;
  makes: Made[];
  /** The owner's name for one such document. */
  singular: ByLanguage;
  /** Whether the document had been published before the form was opened. */
  wasPublished: boolean;
}

/** The title of a new document. */
const words: Record<Language, (singular: string) => string> = {
  de: (singular) => `Neu: ${singular}`,
  en: (singular) => `New: ${singular}`,
  fr: (singular) => `Création\u00a0: ${singular}`,
};

/** Applies the effects of a title in its form while it is typed. */
export function TypedTitle({ title: path, makes, singular, wasPublished }: Props) {
  const { i18n } = useTranslation();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { hasPublishedDoc } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const locale = languageOf(useLocale().code);
  const typed = useFormFields(([fields]) => textOf(fields[path]?.value));
  const before = useRef(typed);
  const values = useFormFields(([fields]) =>
    JSON.stringify(makes.map((made) => textOf(fields[made.path]?.value))),
  );
  const isFixed = useRef(wasPublished);
  useEffect(() => {
    if (hasPublishedDoc) isFixed.current = true;
  }, [hasPublishedDoc]);

  useEffect(() => {
    const last = before.current;
    before.current = typed;
    // A title typed by somebody else arrives with everything made from it.
    const isTypedHere = document.activeElement?.id === fieldId(path);
    if (last === typed || isFixed.current || !isTypedHere) return;
    for (const [at, made] of makes.entries()) {
      const value = textOf(listOf(JSON.parse(values))[at]);
      if (value !== '' && value !== madeFrom(last, made, locale)) continue;
      const next = madeFrom(typed, made, locale);
      dispatchFields({ type: 'UPDATE', path: made.path, value: next, valid: true });
    }
  }, [typed, values, path, makes, locale, dispatchFields]);

  // Payload would show an id in the heading until a title is stored.
  const reader = languageOf(i18n.language);
  const untitled =
    wasPublished || hasPublishedDoc ? startWords[reader].untitled : words[reader](singular[reader]);
  const heading = typed.trim() || untitled;
  useEffect(() => {
    if (title === heading) return undefined;
    // After Payload, which sets it in its own effects.
    const frame = requestAnimationFrame(() => setDocumentTitle(heading));
    return () => cancelAnimationFrame(frame);
  }, [title, heading, setDocumentTitle]);
  return null;
}
