import type { ViewLink } from './common.ts';

/** Common to all forms. */
export interface FormView {
  /** Origin of the server that receives it; empty for the site's own server. */
  server: string;
  /** Path of the page with the form. */
  page: string;
  /** Link to the privacy notice. */
  privacy?: ViewLink;
}

export interface ContactFormView extends FormView {
  /** Path of the thanks page. */
  thanks: string;
}
