'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { fieldId } from '../field-id.ts';
import { LinkInput } from './link-input.tsx';

/** The control for fields of the kind `link`. */
export const LinkField: TextFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { value, setValue, path, showError, disabled } = useField<string>({
    potentiallyStalePath: given,
  });
  const { code } = useLocale();
  const { i18n } = useTranslation();
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`}>
      <FieldLabel
        htmlFor={fieldId(path)}
        label={field.label}
        localized={field.localized}
        required={field.required}
      />
      <FieldError path={path} showError={showError} />
      <LinkInput
        id={fieldId(path)}
        value={value ?? ''}
        onChange={setValue}
        language={code}
        interfaceLanguage={i18n.language}
        readOnly={readOnly || disabled}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};
