/** Another way to run end-to-end tests. */
export interface Variant {
  /** Files in test/e2e whose tests run in this variant, without their extension. */
  files: readonly string[];
  /** The prefixes of the names of tests that do not run, by reason. */
  leftOut: Readonly<Record<string, readonly string[]>>;
  /** The names of the tests that run in every `npm test`, by file. */
  smoke: Readonly<Record<string, readonly string[]>>;
}

/**
 * By Vitest's mode, which may end in '-smoke'. In all others the tests run in standard Chromium.
 */
export const variants: Readonly<Record<string, Variant>> = {
  firefox: {
    files: [
      'navigation',
      'content-security',
      'hydration',
      'prefetch',
      'faults-code',
      'faults-data',
      'faults-network',
      'faults-queries',
      'faults-release',
      'menu-alive',
      'header-alive',
      'consent',
      'consent-storage',
    ],
    leftOut: {
      'Playwright does not switch JavaScript off in Firefox.': [
        'without JavaScript nobody is asked',
      ],
      'Playwright does not emulate media features in Firefox.': [
        'the delay signal does not move for visitors who prefer reduced motion',
      ],
      'Firefox tells nothing of the connection.': ['on a connection of'],
      'Firefox calls a module that is not there an uncaught error, caught or not.': [
        'no error is uncaught, and the console reports it, if',
      ],
      'It takes long, and no browser makes a difference to it.': [
        'a theme may keep the header as it is, or let it scroll away',
        'a stored decision of',
        'everyone can use the',
        'if data turn out to be',
      ],
    },
    smoke: {
      navigation: [
        'a link changes the page within the document',
        'back and forward change the page within the document',
        'a redirect is followed',
      ],
      hydration: ['a page of each template hydrates without console output'],
      'menu-alive': ['an open entry closes on Escape, and focus returns to it'],
      'faults-release': ['once there is newer code, a click loads the document of the page, once'],
    },
  },
  'no-navigation': {
    files: ['navigation', 'hydration', 'menu-alive', 'faults-release'],
    leftOut: {
      'Pages come as documents, each with its own data.': [
        'a link changes the page within the document',
        'back and forward change the page within the document',
        'a new page fades in unless the visitor prefers reduced motion',
        'of many successive clicks the last one wins',
        'screen readers hear the title of the new page, and focus moves to it',
        'the keyboard goes on from an anchor of another page',
        'app data of status',
        'app data that fail hold up one page',
        'nothing of a page that a browser has translated is left',
        'mouse clicks work at any time after a page change',
        'cached app data do not announce a release',
        'a document of older data than the release is rendered again with the newer data',
        'a document never becomes older',
        'a stored page gives way',
      ],
    },
    smoke: {
      navigation: [
        'the head becomes that of the new page',
        'a redirect is followed',
        'without the Navigation API links load documents',
      ],
      hydration: ['a page of each template hydrates without console output'],
      'menu-alive': ['an open entry closes on Escape, and focus returns to it'],
      'faults-release': ['once there is newer code, a click loads the document of the page, once'],
    },
  },
};

/** The variant's name from vitest.config.ts; empty in standard Chromium. */
export const variantName = process.env['E2E_VARIANT'] ?? '';
