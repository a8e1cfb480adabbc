import { expect, test } from 'vitest';
import { checkForm } from '#model/forms/rules.ts';
import { forms } from './form.ts';

const { fields } = forms.appointment;
const sender = { name: 'Änne Brandt', email: 'aenne@lindenhof.example', privacy: true };

test('the form requires dependent fields once the field they belong to is filled in', () => {
  const request = { ...sender, appointment: 'a', day1: '2026-11-24', time1: 'morning' };
  expect(checkForm(fields, request)).toEqual({});
  expect(checkForm(fields, { ...request, day2: '2026-11-25' })).toEqual({
    time2: 'missing',
  });
  expect(checkForm(fields, { ...request, time3: '10:30' })).toEqual({
    day3: 'missing',
  });
});

test.each([
  ['a day in words', { appointment: 'a', day1: 'morgen', time1: '10:30' }, 'day1'],
  ['a time in words', { appointment: 'a', day1: '2026-11-24', time1: '10 Uhr' }, 'time1'],
] as const)('the form rejects %s', (_, change, wrong) => {
  expect(checkForm(fields, { ...sender, ...change })).toEqual({
    [wrong]: 'not-offered',
  });
});
