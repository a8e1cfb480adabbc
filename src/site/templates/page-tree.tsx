import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { currentLink } from '../shell/current-link.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { ForeignText } from '../shell/foreign-text/foreign-text.tsx';
import { Shell } from '../shell/shell.tsx';
import { ServiceSlot } from '../shell/service-slot.tsx';
import { useLater } from '../ui/use-later.ts';
import type { AnyTemplate } from './registry.ts';
import { Unavailable } from './unavailable/unavailable.tsx';

export interface PageTreeProps {
  shell: ShellView;
  context: PageContext;
  /** Undefined if the page could not be loaded. */
  page?: LoadedContent;
  /** Called if the template fails. */
  onFail?: () => void;
}

interface LoadedContent {
  Template: AnyTemplate;
  view: PageViews[TemplateKey];
}

/** The main part of a page: its template, and a note about the language of its text. */
export function PageContent({ Template, view, shell }: LoadedContent & { shell: ShellView }) {
  const { lang } = view.body;
  return (
    <>
      {lang ? <ForeignText lang={lang} /> : null}
      <Template view={view} shell={shell} />
    </>
  );
}

/**
 * A page in the shell, as one tree. If its template fails, the shell still works. The rating is
 * left out on the contact page: Google forbids showing it beside a map. The shell is created again
 * for another language, because translators built into browsers stop its texts from updating.
 */
export function PageTree({ shell, context, page, onFail }: PageTreeProps) {
  const { path, languagePaths } = context;
  const Parts = useLater(shell.services && loadParts)?.ServiceParts;
  return (
    <Shell
      key={shell.language}
      shell={shell}
      current={currentLink(shell, path)}
      languagePaths={languagePaths}
    >
      <ErrorBoundary key={path} fallback={<Unavailable />} onError={onFail}>
        {page ? <PageContent {...page} shell={shell} /> : <Unavailable />}
      </ErrorBoundary>
      {shell.rating && path !== shell.contact ? (
        <ErrorBoundary fallback={null}>
          <ServiceSlot name="rating" view={shell.rating} />
        </ErrorBoundary>
      ) : null}
      {Parts && shell.services ? <Parts services={shell.services} /> : null}
    </Shell>
  );
}

const loadParts = () => import('../shell/services/service-parts.tsx');
