import type { External } from '../de/external.ts';

export const external: External = {
  whoGetsWhat: (service, operator) =>
    `This comes from ${service}. If you load it, the provider, ${operator}, will learn your IP address, which browser you use and that you are viewing this page.`,
  maySetCookies: 'The provider may also set cookies.',
  own: {
    whoGetsWhat:
      'This comes from our own server, and nobody else learns of it. As it can take a few megabytes, we load it only when you ask for it.',
    loadOnce: 'Load now',
    isLoading: 'Loading…',
    hasFailed: 'This cannot be loaded just now.',
  },
  moreOnPrivacy: 'More about privacy',
  loadOnce: 'Load once',
  loadAlways: (service) => `Always load ${service}`,
  openAt: (service) => `Open on ${service}`,
  isLoading: (service) => `Loading ${service}…`,
  hasFailed: (service) => `${service} cannot be loaded just now.`,
  mapOf: (place) => `Map: ${place}`,
  ratings: 'Ratings',
  ratingsOf: (shop) => `How ${shop} is rated on Google`,
  stars: (rating) => `${rating} out of 5 stars`,
  ratingCount: (count) => ({
    one: 'one rating on Google',
    other: `${count.toLocaleString('en')} ratings on Google`,
  }),
  notNow: 'Not now',
  manager: {
    title: 'Manage your consents',
    externalContent: 'External content',
    text: 'This content loads without asking:',
    change: 'Change your choice',
    withdrawAll: 'Withdraw everything',
    forget: 'Delete the stored choice',
    signal:
      'Your browser sends the Global Privacy Control signal. We treat it as a refusal: whatever needs your consent stays off, and we do not ask for it. You can still allow anything you would like to use here.',
  },
  optOut: {
    heading: 'Matomo tracking',
    text: 'Whether we may count your visits is up to you: see ‘Cookie settings’ at the foot of the page. You can also opt out of the count in Matomo itself.',
    title: 'Opt-out in Matomo',
  },
};
