import { mailFailure } from '../mail/mail-failure.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Channel } from './outbox.ts';

export function mailChannel(mailer: Mailer, lanes: number): Channel {
  return {
    kind: 'mail',
    lanes,
    judge: mailFailure,
    async deliver(parcel) {
      if (parcel.kind === 'mail') await mailer.send(parcel);
    },
    close: () => mailer.close(),
  };
}
