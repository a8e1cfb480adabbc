import type { BodyView, InLanguage } from '#model/views/common.ts';
import type { FormView } from '#model/views/forms.ts';
import type { OfferedDays } from './schema.ts';

/** An appointment on offer. */
export interface AppointmentOfferView extends InLanguage {
  /** Also its anchor: a link to it chooses it. */
  id: string;
  name: string;
  lead?: string;
  minutes: number;
  /** Its place, in a shop that offers appointments in several places. */
  place?: string;
  days: OfferedDays;
}

export interface AppointmentFormView extends FormView {
  offers: AppointmentOfferView[];
}

interface AppointmentsView {
  body: BodyView;
  /** Undefined if no server accepts forms, or nothing is offered. */
  form?: AppointmentFormView;
}

declare module '#model/views/pages.ts' {
  interface PageViews {
    'template-appointments': AppointmentsView;
  }
}
