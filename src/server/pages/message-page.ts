import { html } from 'hono/html';
import { page, type Html, type PageFrame } from './page.ts';

interface Message {
  title: string;
  text: string;
  status?: number;
  /** A form with nothing but this button, sent to an address. */
  button?: { label: string; action: string };
  /** What else there is to read. */
  more?: Html | undefined;
}

/** A page that says something, or asks one question. */
export function messagePage(frame: PageFrame, message: Message): Promise<Response> {
  const { title, text, status = 200, button, more = html`` } = message;
  const form = button
    ? html`<form method="post" action="${button.action}"><button>${button.label}</button></form>`
    : html``;
  return page(frame, {
    title,
    status,
    main: html`<p>${text}</p>
      ${form}${more}`,
  });
}
