import { expect, test } from 'vitest';
import { smtpError } from '../mail/smtp.fixture.ts';
import { mail, submission } from '../store/store.fixture.ts';
import { office, subjects } from './office.fixture.ts';

test('greylisting only delays a mail', async () => {
  let asked = 0;
  const { store, smtp } = await office({
    recipient() {
      asked += 1;
      if (asked === 1) throw smtpError(450, 'Greylisted');
    },
  });
  await store.accept(submission());
  await expect.poll(() => smtp.received.length).toBe(1);
});

test('a mail whose subscriber is refused is parked at once, with the reason', async () => {
  const { store, smtp } = await office({
    recipient(address) {
      if (address === 'nobody@lindenhof.example') throw smtpError(550, 'No such\0 user');
    },
  });
  const toNobody = mail({ to: 'nobody@lindenhof.example', toSubscriber: true });
  await store.accept(submission({ mails: [toNobody, mail()] }));
  await expect
    .poll(() => store.outbox.list('parked'))
    .toMatchObject([{ attempts: 1, failure: '550 No such user' }]);
  await expect.poll(() => smtp.received.length).toBe(1);
});

test.each([
  ['mailbox', () => ({ recipient: refuseOnce(552, '5.2.2 Mailbox full') })],
  ['filter', () => ({ data: refuseOnce(554, '5.7.1 Spam') })],
])('a mail to the shop comes again after its %s refused it for good', async (_, behaviour) => {
  const { store, smtp } = await office(behaviour());
  await store.accept(submission());
  await expect.poll(() => smtp.received.length).toBe(1);
});

function refuseOnce(code: number, words: string): () => void {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked === 1) throw smtpError(code, words);
  };
}

test('mails on which the mail server hangs up hold back no others', async () => {
  const { store, smtp } = await office({
    data({ subject }, drop) {
      if (subject === 'worm') drop();
    },
    delay: () => 60_000,
  });
  for (const subject of [...Array.from({ length: 8 }, () => 'worm'), 'ring', 'watch']) {
    await store.accept(submission({ mails: [mail({ subject })] }));
  }
  await expect.poll(() => new Set(subjects(smtp))).toEqual(new Set(['ring', 'watch']));
  await expect.poll(async () => (await store.outbox.counts()).waiting).toBe(8);
});
