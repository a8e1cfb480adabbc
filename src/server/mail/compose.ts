import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../settings/setting-types.ts';
import type { OutgoingMail } from './mail.ts';

/**
 * The message of a parcel, the same at every try: its id and date come from the parcel, so that a
 * mail server can tell a repeated one.
 */
export function compose({ id, createdAt, mail }: OutgoingMail, sender: Mailbox): SendMailOptions {
  const from = mail.from === undefined ? sender : { name: '', address: mail.from };
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    messageId: `<${id}@${domain}>`,
    date: new Date(createdAt),
    // As objects, addresses are not read as lists of several.
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
