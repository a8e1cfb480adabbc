import type { Pages } from '../de/pages.ts';

export const pages: Pages = {
  titles: {
    home: 'Home',
    contact: 'Contact',
    thanks: 'Thank you',
    imprint: 'Legal notice',
    privacy: 'Privacy',
    brands: 'Brands',
    window: 'Shop window',
    catalogue: 'All pieces',
    accessibility: 'Accessibility',
    not_found: 'Page not found',
    offline: 'No connection',
    request_list: 'Request list',
    appointments: 'Appointment',
  },
  leads: {
    offline:
      'This page couldn’t be loaded. It will be here as soon as you’re back online. Pages you have already visited will usually open without a connection.',
  },
  brandItems: (count, brand) => ({
    one: `One piece by ${brand}`,
    other: `All ${count} pieces by ${brand}`,
  }),
  priceOnRequest: 'Price on request',
  event: {
    status: { full: 'Fully booked', postponed: 'Postponed', cancelled: 'Cancelled' },
    free: 'Free admission',
  },
  imprint: {
    economicId: 'Business identification number',
    editor: 'Responsible for content under §\u00a018 (2) MStV',
  },
  announcement: { label: 'Announcement', close: 'Close the announcement', more: 'Read more' },
  facets: { category: 'Category', brand: 'Brand', price: 'Price' },
  listPage: {
    path: 'page',
    title: (list: string, number: number) => `${list}, page ${number}`,
  },
};
