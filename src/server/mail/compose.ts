import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../settings/setting-types.ts';
import type { OutgoingMail } from './mail.ts';

/**
 * Composes the message of a delivery. Id and date come from the delivery and so are the same at every
 * attempt, which lets a mail server detect duplicates.
 */
export function compose({ id, createdAt, mail }: OutgoingMail, sender: Mailbox): SendMailOptions {
  const from = mail.from === undefined ? sender : { name: '', address: mail.from };
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(createdAt),
    // Passed as objects, so that an address is never parsed as a list.
    from,
    to: { name: '', address: mail.to },
    envelope: { from: from.address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.headers && { headers: mail.headers }),
  };
}
