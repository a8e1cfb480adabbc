import { picture } from '#model/views/common.examples.ts';
import type { EventView } from './views.ts';

export const events: EventView[] = [
  {
    id: 'trauringtage',
    title: 'Trauringtage',
    dates: '3. – 5. Dezember 2026',
    startDate: '2026-12-03',
    href: '/events/trauringtage',
    over: '2096-12-05T18:00:00+01:00',
    times: '10 bis 18 Uhr',
    place: 'Marktplatz 1, Limburg',
    picture,
    text: { html: '<p>Ringe anprobieren, Gravuren ansehen, in der Werkstatt zuschauen.</p>' },
  },
  {
    id: 'winter-evening',
    title: 'Winter evening',
    dates: '18. Dezember 2026',
    startDate: '2026-12-18',
    status: 'Ausgebucht',
    over: '2096-12-19T00:00:00+01:00',
    lang: 'en',
  },
];
