import { html } from 'hono/html';
import { page, type Html, type PageFrame } from './page.ts';

interface Message {
  title: string;
  text: string;
  status?: number;
  /** Submits an otherwise empty form to an address. */
  button?: { label: string; action: string };
  /** Whether the page's address contains a token, which no other page may learn. */
  isSecret?: boolean;
  /** Further contents. */
  more?: Html | undefined;
}

/** A page with a message or a single question. */
export function messagePage(frame: PageFrame, message: Message): Promise<Response> {
  const { title, text, status = 200, button, isSecret = false, more = html`` } = message;
  const form = button
    ? html`<form method="post" action="${button.action}"><button>${button.label}</button></form>`
    : html``;
  return page(frame, {
    title,
    status,
    isSecret,
    main: html`<p>${text}</p>
      ${form}${more}`,
  });
}
