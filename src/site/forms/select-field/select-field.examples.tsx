import type { ReactNode } from 'react';
import { SelectField } from './select-field.tsx';

export const examples: Record<string, ReactNode> = {
  times: (
    <SelectField
      id="time"
      name="time"
      label="Uhrzeit"
      options={[
        { value: '', label: 'Bitte wählen' },
        { value: '09:30', label: '9:30' },
      ]}
    />
  ),
};
