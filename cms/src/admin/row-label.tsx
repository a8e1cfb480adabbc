'use client';

import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import type { TitlePart } from '../fields/row-title.ts';
import { dataOf } from '../records/data.ts';
import { languageOf } from '../language-of.ts';

interface Props {
  parts: TitlePart[];
  /** The name of a row that has no title yet. */
  label: ByLanguage;
}

/** The title of a collapsed row of a list: 'Montag und Dienstag, 09:30–18:30'. */
export function RowLabel({ parts, label }: Props) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const words = parts.flatMap(({ path, names, isDay }) => {
    const value = path.reduce<unknown>((at, step) => dataOf(at)[step], data);
    if (typeof value !== 'string' || value === '') return [];
    if (isDay) return [new Date(value).toLocaleDateString(language, { dateStyle: 'medium' })];
    return [names?.[value]?.[language] ?? value];
  });
  const title = words.join(', ').replace(/(\d\d:\d\d), (\d\d:\d\d)$/, '$1–$2');
  return <span>{title || `${label[language] ?? label.de} ${rowNumber + 1}`}</span>;
}
