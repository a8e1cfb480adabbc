import { describe, expect, test } from 'vitest';
import { languages } from '#model/language.ts';
import { shop } from '#server/forms/api.fixture.ts';
import { forms } from './form.ts';
import { alreadySubscribedMail, confirmationMail, signUpSchema } from './sign-up.server.ts';

test('the schema has every field of the form', () => {
  const { fields, carried } = forms.newsletter;
  const names = [...Object.keys(fields), ...Object.keys(carried)];
  expect(Object.keys(signUpSchema.shape)).toEqual(expect.arrayContaining(names));
});

describe.each(languages)('a mail to a subscriber (%s)', (language) => {
  const links = {
    confirm: 'https://www.lindenhof.example/api/newsletter/confirm?token=a',
    unsubscribe: 'https://www.lindenhof.example/api/newsletter/unsubscribe?token=b',
  };
  const options = { to: 'aenne@beispiel.example', language, shop, links };

  test('has both links in the confirmation, and one click in its headers', () => {
    const { text, headers } = confirmationMail(options);
    expect(text).toContain(`\n${links.confirm}\n`);
    expect(text).toContain(`\n${links.unsubscribe}\n`);
    expect(headers).toMatchObject({
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('has no link to confirm where that was done', () => {
    expect(alreadySubscribedMail(options).text).not.toContain(links.confirm);
  });

  test('says who writes', () => {
    expect(confirmationMail(options).text).toContain('\n-- \nLindenhof Brandt GmbH\n');
  });
});
