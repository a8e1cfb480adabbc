import { directions } from '#model/directions.ts';

/**
 * The URL prefix that opens a phone's maps app with directions. The name of the place follows it.
 */
const apps: readonly (readonly [phone: RegExp, address: string])[] = [
  // https://developer.android.com/guide/components/intents-common#Maps
  [/Android/, 'geo:0,0?q='],
  // https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
  [/iPhone|iPad/, 'maps://?daddr='],
];

/**
 * The address that opens a phone's maps app with directions to a link's target; undefined for other
 * links and other devices.
 */
export function mapsAppAddress(href: string, userAgent: string): string | undefined {
  const app = apps.find(([phone]) => phone.test(userAgent))?.[1];
  const to = href.startsWith(directions) ? new URL(href).searchParams.get('to') : undefined;
  return app && to ? app + encodeURIComponent(to) : undefined;
}

/**
 * Opens directions in the phone's maps app, which knows where the visitor is and navigates. The
 * links themselves lead to a website, for other devices and for browsers without JavaScript.
 */
export function openMapsApp(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link && mapsAppAddress(link.href, navigator.userAgent);
    if (!address) return;
    event.preventDefault();
    location.href = address;
  });
}
