import type { ReactNode } from 'react';
import { voucherForm } from './views.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { told } from '#site/forms/sending/mistakes.ts';
import { VoucherForm } from './voucher-form.tsx';

export const examples: Record<string, ReactNode> = {
  empty: <VoucherForm form={voucherForm} company={company} />,
  wrong: (
    <VoucherForm
      form={voucherForm}
      company={company}
      initial={{
        kind: 'editing',
        mistakes: told('voucher', { amount: 'too-little', delivery: 'missing' }, 'de', {
          amount: '20 €',
        }),
      }}
    />
  ),
};
