'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import type { TextareaFieldClientComponent, TextareaFieldClientProps } from 'payload';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { fieldId } from '../field-id.ts';
import { htmlFormat } from './html-format.ts';
import { markdownFormat } from './markdown-format.ts';
import styles from './text.module.css';
import { TextEditor } from './text-editor.tsx';
import type { TextFormat } from './text-format.ts';
import { editorWords } from './words.ts';

/** The control for fields of the kind `markdown`. */
export const MarkdownField: TextareaFieldClientComponent = (props) => (
  <RichTextField {...props} format={markdownFormat} />
);

/** The control for fields of the kind `html`. */
export const HtmlField: TextareaFieldClientComponent = (props) => (
  <RichTextField {...props} format={htmlFormat} />
);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** The maximum time a form takes to return what the editor has written, ms. */
const roundTrip = 500;

/**
 * A text in an editor of its format, or as source if the editor cannot represent it. The value only
 * changes with the text: opening a text does not change it.
 */
function RichTextField({
  field,
  path: given,
  readOnly,
  format,
}: TextareaFieldClientProps & { format: TextFormat }) {
  const { value, setValue, path, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  });
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const text = value ?? '';
  const written = useRef(text);
  const [opened, setOpened] = useState({ text, times: 0, language: code });
  const label = useId();

  // A value that the editor has not written comes from outside: another version, another language.
  useEffect(() => {
    if (text === written.current && code === opened.language) return undefined;
    const timer = setTimeout(() => {
      written.current = text;
      setOpened(({ times }) => ({ text, times: times + 1, language: code }));
    }, roundTrip);
    return () => clearTimeout(timer);
  }, [text, code, opened.language]);
  // HTML is parsed by the browser.
  const isInBrowser = useSyncExternalStore(never, yes, no);
  const isHeld = useMemo(
    () => (isInBrowser ? format.canHold(opened.text) : undefined),
    [isInBrowser, format, opened.text],
  );

  const words = editorWords(i18n.language);
  const id = fieldId(path);
  const change = (changed: string) => {
    written.current = changed;
    setValue(changed);
  };
  const common = { id, readOnly: readOnly === true || disabled, onChange: change };
  return (
    <div className={`field-type textarea ${showError ? 'error' : ''}`}>
      <div id={label}>
        <FieldLabel
          htmlFor={isHeld ? '' : id}
          label={field.label}
          localized={field.localized}
          required={field.required}
        />
      </div>
      <FieldError path={path} showError={showError} />
      {isHeld === false && (
        <>
          <p className={styles.reason} id={`${id}-reason`}>
            {words.asSource}
          </p>
          <textarea
            id={id}
            className={styles.source}
            aria-describedby={`${id}-reason`}
            readOnly={common.readOnly}
            rows={14}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </>
      )}
      {isHeld && (
        <TextEditor
          {...common}
          key={opened.times}
          text={opened.text}
          format={format}
          labelledBy={label}
          language={code}
          interfaceLanguage={i18n.language}
        />
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
