import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { ConsentProvider } from './consent/consents.tsx';
import { type ConsentStore, createConsentStore } from './consent/store.ts';
import { messagesOf } from './messages/registered.ts';
import { startSearch } from './features/search/start-search.ts';
import { createDelaySignal } from './runtime/delay-signal.ts';
import { showHead } from './runtime/head.ts';
import type { Loader } from './runtime/loader/loader.ts';
import { startNavigation } from './runtime/navigation.ts';
import type { LoadedPage } from './runtime/page.ts';
import { startPrefetch } from './runtime/prefetch.ts';
import { startServices } from './services/start-services.ts';
import type { ServiceWorkerLink } from './runtime/service-worker.ts';
import { showStyles } from './runtime/styles.ts';
import { startTooltips } from './ui/tooltip/start-tooltips.ts';
import { PageTree, type PageTreeProps } from './templates/page-tree.tsx';
import type { AnyTemplate } from './templates/registry.ts';

type Page = LoadedPage<AnyTemplate>;
type Show = (tree: PageTreeProps) => void;

interface Parts {
  load: Loader<AnyTemplate>;
  worker: ServiceWorkerLink | undefined;
}

/**
 * Turns the document into an application. A document rendered from other data is rendered again. If
 * the shell fails, React removes the whole page; the server's document then replaces it and stays
 * static.
 */
export async function hydrate(root: HTMLElement, page: Page, parts: Parts): Promise<void> {
  const html = root.innerHTML;
  let isDocument = true;
  let hasFailed = false;
  let repeatInput = () => {};
  const texts = page.shell.consents?.hash;
  const consents = createConsentStore(texts);
  const load: typeof parts.load = async (path) => {
    const result = await parts.load(path);
    // Consent is stored for the texts in the document.
    const hasOtherTexts = result.kind === 'page' && result.page.shell.consents?.hash !== texts;
    return hasFailed || hasOtherTexts ? { kind: 'document' } : result;
  };
  const onReady = (show: Show) => {
    const showNext: Show = (tree) => {
      isDocument = false;
      // Its data may belong to other code than this tab's; the document's data does not.
      show({ ...tree, onFail: () => location.reload() });
    };
    repeatInput();
    run(page, showNext, { ...parts, load, consents });
  };
  const app = (
    <ConsentProvider store={consents}>
      <App first={treeOf(page)} onReady={onReady} />
    </ConsentProvider>
  );
  const options: RootOptions = {
    onUncaughtError(error) {
      reportError(error);
      hasFailed = true;
      if (!isDocument) return location.reload();
      root.innerHTML = html;
      delete document.documentElement.dataset['alive'];
    },
  };
  if (root.dataset['page'] === page.hash) {
    const shown = [...root.childNodes];
    options.onRecoverableError = (mismatch) => {
      reportError(mismatch);
      // Browser extensions add to a document; React then renders it again.
      if (shown.some((node) => node.isConnected)) return;
      const before = new DocumentFragment();
      before.append(...shown);
      import('./runtime/preserve-input.ts').then(
        (code) => code.preserveInput(root, before)(),
        reportError,
      );
    };
    // In a transition, React stays responsive to the visitor's input.
    startTransition(() => void hydrateRoot(root, app, options));
  } else {
    // Offline this module may not load; showing the page matters more.
    const carrying = await import('./runtime/preserve-input.ts').catch(() => undefined);
    if (carrying) repeatInput = carrying.preserveInput(root);
    showStyles(page.styles);
    showHead(page);
    createRoot(root, options).render(app);
  }
}

interface AppProps {
  first: PageTreeProps;
  /** Called once hydration is complete, with a function that shows another page synchronously. */
  onReady: (show: Show) => void;
}

function App({ first: firstTree, onReady }: AppProps) {
  const [tree, setTree] = useState(firstTree);
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onReady((next) => flushSync(() => setTree(next))), []);
  return <PageTree {...tree} />;
}

/** Starts what runs across page changes. */
function run(
  firstPage: Page,
  showTree: Show,
  { load, worker, consents }: Parts & { consents: ConsentStore },
): void {
  let current = firstPage;
  const announce = createAnnouncer();
  const observeLinks = startPrefetch(load);
  const { scripts } = firstPage.shell;
  // Not imported later: the address and title of the first page are read now.
  const servicesShow = scripts && startServices(scripts, consents);
  const signalDelay = createDelaySignal({
    announce,
    offlineText: () => messagesOf(current.shell.language).waitsForConnection,
  });
  startNavigation({
    load,
    signalDelay,
    show: (result, asked) => {
      worker?.lookForUpdate();
      closeOverlays();
      if (result.kind === 'page') {
        current = result.page;
        showStyles(current.styles);
        showTree(treeOf(current));
        showHead(current);
      } else {
        worker?.resourcesFailed();
        console.error(result.message);
        showTree({ shell: current.shell, context: { ...current.context, path: asked } });
        const { context, shell } = current;
        const title = `${document.querySelector('h1')?.textContent} | ${shell.siteName}`;
        showHead({ context, title, head: [] });
      }
      announce(document.title);
      observeLinks();
      servicesShow?.();
    },
  });
  observeLinks();
  startTooltips();
  startSearch(signalDelay);
  if (/Android|iP/.test(navigator.userAgent)) {
    import('./runtime/maps-app.ts').then((app) => app.openMapsApp(), reportError);
  }
  repeatEarlyClicks();
}

function treeOf({ shell, context, Template, view }: Page): PageTreeProps {
  return { shell, context, page: { Template, view } };
}

/** Announces to screen readers what they cannot detect, such as the title of a new page. */
function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.ariaLive = 'polite';
  document.body.append(region);
  return (text) => {
    region.textContent = text;
  };
}

/**
 * Repeats clicks on buttons that were clicked before the application ran and have had no effect
 * since. The document's inline script marked them, and stops doing so from now on.
 */
function repeatEarlyClicks(): void {
  document.documentElement.dataset['alive'] = 'true';
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-clicked]')) {
    delete button.dataset['clicked'];
    button.click();
  }
}

/** Closes the shell's menus, which would otherwise cover the next page. */
function closeOverlays(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('#app :popover-open')) {
    menu.hidePopover();
  }
  for (const panel of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
    panel.open = false;
  }
}
