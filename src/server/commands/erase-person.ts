import { UserError } from '#model/user-error.ts';
import { whoIs } from '../store/erase.ts';
import type { Store } from '../store/store.ts';

/**
 * Deletes everything stored about a person.
 *
 * @throws UserError for words that say nothing by which a person can be found.
 */
export async function erasePerson(store: Store, words: string): Promise<string> {
  const who = whoIs(words);
  if (!who) {
    throw new UserError(
      `"${words}" is no mail address, phone number or message id. By a name nobody can be found for sure: look the message up in the shop's mailbox, and give the address or number in it, or the id in its Message-ID.`,
    );
  }
  const { submissions, mails, others } = await store.erase(who);
  const records = submissions + mails + others;
  const also = {
    person: 'Messages that were sent with a phone number alone are found by that number.',
    phone: 'Messages that were sent with a mail address too are found by that as well.',
    id: 'Other messages of this person are found by mail address or phone number.',
  };
  const found =
    records === 0
      ? `Nothing is kept of ${words}.`
      : `${records} record${records === 1 ? '' : 's'} of ${words} deleted.`;
  return `${found} ${also[who.by]}\nMails that were delivered to a mail server are not here.\n`;
}
