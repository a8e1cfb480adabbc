import type { ReactNode } from 'react';
import { contactForm } from '#model/views/forms.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { Field } from '../field/field.tsx';
import type { FormStatus } from '../status.ts';
import { MessageForm } from './message-form.tsx';

function Example({ status, error }: { status: FormStatus; error?: string }) {
  const field = (name: string) => ({ id: `${status.kind}-${name}`, name, error });
  return (
    <MessageForm
      form={contactForm}
      company={company}
      words={{ agreement: 'Ich stimme zu.', send: 'Anfrage senden' }}
      status={status}
      formProps={{}}
      field={field}
    >
      <Field {...field('message')} label="Was möchten Sie wissen?" lines={3} />
    </MessageForm>
  );
}

export const examples: Record<string, ReactNode> = {
  empty: <Example status={{ kind: 'editing', mistakes: {} }} />,
  wrong: <Example status={{ kind: 'editing', mistakes: {} }} error="Da fehlt etwas." />,
  sending: <Example status={{ kind: 'sending' }} />,
  failed: <Example status={{ kind: 'failed', reason: 'offline' }} />,
};
