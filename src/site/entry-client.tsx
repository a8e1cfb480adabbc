import { type Language, languageOfPath } from '#model/language.ts';
import { loadMessages } from './messages/load.ts';
import { pagePath } from './runtime/addresses.ts';
import { createLoader } from './runtime/loader/loader.ts';
import type { LoadResult } from './runtime/page.ts';
import { registerServiceWorker } from './runtime/service-worker.ts';
import { type AnyTemplate, loadTemplate } from './templates/registry.ts';

const wasOnline = navigator.onLine;
const codeHash = import.meta.env.CODE_HASH;
const worker =
  document.documentElement.dataset['serviceWorker'] === 'off'
    ? undefined
    : registerServiceWorker(codeHash);
const container = document.getElementById('app');
const loadPage = createLoader({
  codeHash,
  loadTemplate: loadTemplateIn,
  firstQueries: container?.dataset['queries']?.split(' ') ?? [],
});

/** Loads a template with the messages of a language. */
function loadTemplateIn(key: string, language: Language): Promise<AnyTemplate> | undefined {
  const template = loadTemplate(key);
  return template && Promise.all([template, loadMessages(language)]).then(([loaded]) => loaded);
}

/** Once a new release has brought a newer service worker, pages load as documents. */
async function load(path: string): Promise<LoadResult<AnyTemplate>> {
  return worker?.isUpdated() ? { kind: 'document' } : loadPage(path);
}

// Not awaited at the top level: templates import modules of this file's chunk.
// oxlint-disable-next-line unicorn/prefer-top-level-await
begin().catch((error: unknown) => {
  stayDocument();
  console.error('The page stays a document:', error);
});

/**
 * Loads what the document needs to become interactive. If that fails, the document stays complete
 * but static.
 */
async function begin(): Promise<void> {
  // The not-found page is shown at any path.
  const path = container?.dataset['path'] ?? pagePath(new URL(location.href));
  if (!container || path === undefined) return;
  const loading = load(path);
  // Starts early, while the data that names the template is loading.
  const template = document.querySelector<HTMLElement>('style[data-template]')?.dataset['template'];
  loadTemplateIn(template ?? '', languageOfPath(path))?.catch(() => {});
  // Several imports, so that each is evaluated in a short task.
  const [{ hydrate }] = await Promise.all([
    import('./application.tsx'),
    import('react-dom/client'),
    import('./messages/messages.tsx'),
  ]);
  let first = await loading;
  // The newer page may have arrived from the network in the meantime.
  if (isOlder(first, container)) first = await load(path);
  // The visitor has gone back: the document's inline script loads that page.
  if (document.documentElement.dataset['address'] !== location.pathname) return;
  if (first.kind === 'page' && !isOlder(first, container)) {
    await hydrate(container, first.page, { load, worker });
  } else {
    stayDocument();
  }
}

/** Leaves the document static. The offline page reloads once there is a connection. */
function stayDocument(): void {
  worker?.resourcesFailed();
  if (!isOfflinePage()) return;
  if (!wasOnline && navigator.onLine) location.reload();
  else addEventListener('online', () => location.reload(), { once: true });
}

/**
 * Whether a page cached by the service worker is probably older than the document. The document
 * comes from the network, unless there is no connection or it is the offline page.
 */
function isOlder(result: LoadResult<AnyTemplate>, { dataset }: HTMLElement): boolean {
  return (
    result.kind === 'page' &&
    result.page.isStored &&
    result.page.hash !== dataset['page'] &&
    navigator.onLine &&
    !isOfflinePage()
  );
}

function isOfflinePage(): boolean {
  return document.querySelector('[data-template="template-offline"]') !== null;
}
