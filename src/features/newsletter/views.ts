import type { InLanguage } from '#model/views/common.ts';
import type { FormView } from '#model/views/forms.ts';

export interface NewsletterView extends FormView, InLanguage {
  heading: string;
  text?: string;
  /** The text that the visitor agrees to. */
  consent: string;
}

declare module '#model/views/pages.ts' {
  interface PageSections {
    newsletter?: NewsletterView;
  }
}
