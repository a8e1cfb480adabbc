type Command = [method: string, ...values: (string | number)[]];
type Parameters = Record<string, string | number>;

/**
 * Does in a page what Matomo's tracker does for the commands that the site gives: consent, cookies,
 * and what it sends when. Nothing from outside of the function is at hand there.
 *
 * https://developer.matomo.org/api-reference/tracking-javascript
 */
export function matomoTracker(): void {
  const page = window as unknown as { _paq?: { push(...commands: Command[]): unknown } };
  const list = page._paq;
  // The script has run before.
  if (list && !Array.isArray(list)) return;
  if (!list?.length) {
    const complain = () => console.error('_paq.push() was used but Matomo has no settings.');
    page._paq = { push: complain };
    return;
  }

  /** These come first, wherever they stand in the list. */
  const first = [
    'setTrackerUrl',
    'setSiteId',
    'enableLinkTracking',
    'requireConsent',
    'setConsentGiven',
  ];
  /** For how long further requests wait after the first one, ms: the visitor becomes known meanwhile. */
  const gap = 800;
  const visitor = Math.random().toString(16).slice(2, 18).padEnd(16, '0');
  let endpoint = '';
  let site = '';
  let isConsentNeeded = false;
  let hasConsent = !readCookie('mtm_consent_removed');
  let hasCookies = true;
  let hasSent = false;
  let freeFrom: number | undefined;
  let waiting: Parameters[] = [];
  let referrer = document.referrer;
  let address = location.href;
  let title = document.title;
  let pageView = '';
  let areLinksTracked = false;

  const methods: Record<string, (...values: string[]) => void> = {
    setTrackerUrl: (url) => {
      endpoint = url ?? '';
    },
    setSiteId: (id) => {
      site = id ?? '';
    },
    setReferrerUrl: (url) => {
      referrer = url ?? '';
    },
    setCustomUrl: (url) => {
      address = new URL(url ?? '', location.href).href;
    },
    setDocumentTitle: (words) => {
      title = words ?? '';
    },
    requireConsent,
    setConsentGiven() {
      hasConsent = true;
      writeCookie('mtm_consent_removed', '', 0);
      for (const request of waiting.splice(0)) send(request);
      if (hasCookies) return;
      hasCookies = true;
      if (hasSent) track({ ping: 1 });
    },
    forgetConsentGiven() {
      writeCookie('mtm_consent_removed', Date.now(), 1e9);
      dropCookies();
      requireConsent();
    },
    enableJSErrorTracking() {
      addEventListener('error', ({ message, filename, lineno }) => {
        track({ e_c: 'JavaScript Errors', e_a: `${filename}:${lineno}`, e_n: message });
      });
    },
    trackPageView() {
      waiting = [];
      pageView = Math.random().toString(36).slice(2, 8);
      track({ action_name: title });
    },
    trackEvent(category, action, name, value) {
      track({ e_c: category ?? '', e_a: action ?? '', e_n: name ?? '', e_v: value ?? '' });
    },
    trackSiteSearch(keyword, _category, count) {
      track({ search: keyword ?? '', search_count: count ?? '' });
    },
    trackAllContentImpressions() {
      for (const block of document.querySelectorAll<HTMLElement>('[data-track-content]')) {
        track({ c_n: block.dataset['contentName'] ?? '' });
      }
    },
    enableLinkTracking() {
      if (areLinksTracked) return;
      areLinksTracked = true;
      document.body.addEventListener(
        'click',
        ({ target }) => {
          const link = target instanceof Element ? target.closest('a') : null;
          if (link && link.host !== location.host) track({ link: link.href });
        },
        true,
      );
    },
  };

  // The frame of the opt-out tells what the visitor chooses there.
  addEventListener('message', ({ origin, data }) => {
    if (origin !== new URL(endpoint).origin) return;
    const { maq_opted_in: isIn } = JSON.parse(String(data)) as { maq_opted_in: boolean };
    methods[isIn ? 'setConsentGiven' : 'forgetConsentGiven']?.();
  });

  function requireConsent(): void {
    isConsentNeeded = true;
    hasConsent = false;
    hasCookies = false;
  }

  /** Puts a request together, with what every request tells, and sets the cookies. */
  function track(what: Parameters): void {
    if (hasCookies) {
      writeCookie(`_pk_id.${site}.1fff`, `${visitor}.${Date.now()}.`, 33_955_200);
      writeCookie(`_pk_ses.${site}.1fff`, '1', 1800);
    }
    send({
      ...what,
      idsite: site,
      rec: 1,
      url: address,
      ...(referrer ? { urlref: referrer } : {}),
      _id: visitor,
      send_image: 0,
      pv_id: pageView,
    });
  }

  function send(request: Parameters): void {
    if (readCookie('mtm_consent_removed')) hasConsent = false;
    if (!hasConsent) {
      waiting.push(request);
      return;
    }
    hasSent = true;
    const all = { ...request, ...(isConsentNeeded ? { consent: 1 } : {}) };
    const query = Object.entries(all).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    const go = () => navigator.sendBeacon(`${endpoint}?${query.join('&')}`);
    const now = performance.now();
    if (freeFrom === undefined || freeFrom < now) {
      go();
      freeFrom ??= now + gap;
    } else {
      setTimeout(go, freeFrom - now);
      freeFrom += 50;
    }
  }

  function readCookie(name: string): boolean {
    return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
  }

  function writeCookie(name: string, value: string | number, seconds: number): void {
    document.cookie = `${name}=${value}; path=/; max-age=${seconds}; SameSite=Lax`;
  }

  function dropCookies(): void {
    for (const name of ['id', 'ses']) writeCookie(`_pk_${name}.${site}.1fff`, '', 0);
  }

  function apply([method, ...values]: Command): void {
    const run = methods[method];
    if (!run) throw new TypeError(`The method '${method}' was not found in "_paq" variable.`);
    run(...(values as string[]));
  }

  const commands = list as Command[];
  const rank = ([method]: Command) =>
    first.includes(method) ? first.indexOf(method) : first.length;
  for (const command of commands.toSorted((a, b) => rank(a) - rank(b))) apply(command);
  page._paq = {
    push: (...further) => {
      for (const command of further) apply(command);
    },
  };
}
