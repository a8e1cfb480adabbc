import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { currentLink } from '../shell/current-link.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { Shell } from '../shell/shell.tsx';
import { ServiceSlot } from '../shell/service-slot.tsx';
import type { AnyTemplate } from './registry.ts';
import { Unavailable } from './unavailable/unavailable.tsx';

export interface PageTreeProps {
  shell: ShellView;
  context: PageContext;
  /** Undefined if the page could not be loaded. */
  page?: { Template: AnyTemplate; view: PageViews[TemplateKey] };
}

/**
 * A page in the shell, as one tree. If its template fails, the shell still works. The rating is
 * left out on the contact page: Google forbids showing it beside a map.
 */
export function PageTree({ shell, context, page }: PageTreeProps) {
  const { path, languagePaths } = context;
  return (
    <Shell shell={shell} current={currentLink(shell, path)} languagePaths={languagePaths}>
      <ErrorBoundary key={path} fallback={<Unavailable />}>
        {page ? <page.Template view={page.view} shell={shell} /> : <Unavailable />}
      </ErrorBoundary>
      {shell.rating && path !== shell.contact ? (
        <ErrorBoundary fallback={null}>
          <ServiceSlot name="rating" view={shell.rating} />
        </ErrorBoundary>
      ) : null}
    </Shell>
  );
}
