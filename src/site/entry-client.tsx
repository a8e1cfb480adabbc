import { loadMessages } from './messages/load.ts';
import { pagePath } from './runtime/addresses.ts';
import { createLoader } from './runtime/loader/loader.ts';
import type { LoadResult } from './runtime/page.ts';
import { registerServiceWorker } from './runtime/service-worker/register.ts';
import { type AnyTemplate, loadTemplate } from './templates/registry.ts';

const codeHash = import.meta.env.CODE_HASH;
const worker =
  document.documentElement.dataset['serviceWorker'] === 'off'
    ? undefined
    : registerServiceWorker(codeHash);
const loadPage = createLoader({
  codeHash,
  loadTemplate(key, language) {
    const template = loadTemplate(key);
    return template && Promise.all([template, loadMessages(language)]).then(([loaded]) => loaded);
  },
});

/** After a new release has brought a newer service worker, pages load as documents. */
async function load(path: string): Promise<LoadResult<AnyTemplate>> {
  return worker?.isUpdated() ? { kind: 'document' } : loadPage(path);
}

// Not awaited at the top level: templates import modules of this file's chunk.
// oxlint-disable-next-line unicorn/prefer-top-level-await
begin().catch((error: unknown) => {
  worker?.resourcesFailed();
  console.error('The page stays a document:', error);
});

/**
 * Loads what the document needs to become interactive. If that fails, the document stays as it is:
 * complete.
 */
async function begin(): Promise<void> {
  const container = document.getElementById('app');
  // The not-found page is shown at any path.
  const path = container?.dataset['path'] ?? pagePath(new URL(location.href));
  if (!container || path === undefined) return;
  const loading = load(path);
  // Imported one after the other, so that none of the tasks that evaluate them is long.
  await import('react-dom/client');
  const { comeAlive } = await import('./application.tsx');
  let first = await loading;
  // The newer page may have arrived from the network meanwhile.
  if (isOlder(first, container)) first = await load(path);
  // The visitor has gone back: the document's inline script loads that page.
  if (document.documentElement.dataset['address'] !== location.pathname) return;
  if (first.kind === 'page' && !isOlder(first, container)) {
    await comeAlive(container, first.page, { load, worker });
  } else {
    worker?.resourcesFailed();
  }
}

/**
 * Whether a page stored by the service worker is probably older than the document. The document
 * comes from the network, unless there is no connection or it is the offline page.
 */
function isOlder(result: LoadResult<AnyTemplate>, { dataset }: HTMLElement): boolean {
  return (
    result.kind === 'page' &&
    result.page.isStored &&
    result.page.hash !== dataset['page'] &&
    navigator.onLine &&
    !document.querySelector('[data-template="template-offline"]')
  );
}
