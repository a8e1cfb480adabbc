import type { InLanguage, ViewLink } from './common.ts';

/** What each form has. */
export interface FormView {
  /** Origin of the server that takes it; empty for the site's own. */
  server: string;
  /** Path of the page that it stands on. */
  page: string;
  /** Where the privacy notice is. */
  privacy?: ViewLink;
}

export interface ContactFormView extends FormView {
  /** Path of the page that thanks for a message. */
  thanks: string;
}

export interface NewsletterView extends FormView, InLanguage {
  heading: string;
  text?: string;
  /** What the visitor agrees to. */
  consent: string;
}
