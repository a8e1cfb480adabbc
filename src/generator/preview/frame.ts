/**
 * The origins whose pages may frame the preview: the content system's. On this machine it has
 * several names.
 */
export function frameOrigins(cmsUrl: string): string[] {
  const { hostname, origin } = new URL(cmsUrl);
  const names = ['localhost', '127.0.0.1'];
  if (!names.includes(hostname)) return [origin];
  return names.map((one) => origin.replace(hostname, one));
}

/**
 * The script of every page: tells the admin that it listens, reloads the page after each change
 * there, and keeps the scroll position. The messages are those of Payload's live preview for
 * server-rendered pages: https://payloadcms.com/docs/live-preview/server
 */
export function frameScript(origins: readonly string[]): string {
  return `
const origins = ${JSON.stringify(origins)};
const key = 'preview-place';
const place = () => JSON.stringify([location.pathname, Math.round(scrollY)]);
const back = () => {
  const [path, y] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  if (path === location.pathname) scrollTo({ top: y, behavior: 'instant' });
};
addEventListener('message', ({ origin, data }) => {
  if (!origins.includes(origin) || data?.type !== 'payload-document-event') return;
  sessionStorage.setItem(key, place());
  location.reload();
});
back();
addEventListener('load', () => {
  back();
  sessionStorage.removeItem(key);
});
const admin = window.opener ?? window.parent;
if (admin !== window) {
  for (const origin of origins) {
    admin.postMessage({ type: 'payload-live-preview', ready: true }, origin);
  }
}
`;
}
