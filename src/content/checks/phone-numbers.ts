import { phoneNumber } from '#model/phone.ts';
import { contentCheck } from './check.ts';

/** Numbers that cannot be parsed are tolerated: they are shown as plain text. */
export const checkPhoneNumbers = contentCheck(['phone-number'], ({ fields, report }) => {
  for (const { value, path } of fields.ofKind('phone')) {
    if (phoneNumber(value).href !== null) continue;
    report({
      code: 'phone-number',
      path,
      message: `The number "${value}" cannot be dialled; it is shown as plain text.`,
      hint: 'Write the number and nothing else, such as "030 23125114" or "+49 30 23125114".',
    });
  }
});
