import type { ServiceWorkerSettings } from '#model/hosting/service-worker.ts';
import type { Site } from '#model/site.ts';
import type { ServiceWorkerCode } from '../bundle/bundle.ts';
import type { PlannedPage } from '../plan/planned.ts';

interface Release {
  site: Pick<Site, 'project'>;
  /** Each page with the hash of all that it is made from. */
  pages: ReadonlyMap<PlannedPage, string>;
  /** Addresses of the fonts that every page uses. */
  fonts: readonly string[];
  /** The hash of the site's code: a release with other code has another worker. */
  build: string;
}

/** The script of the service worker that a release ships; where it is switched off, its end. */
export function serviceWorkerScript(code: ServiceWorkerCode, release: Release): string {
  if (release.site.project.config.service_worker === 'off') return code.off;
  const settings = JSON.stringify(settingsOf(release));
  return `// Build ${release.build}\nconst serviceWorkerSettings=${settings};\n${code.on}`;
}

function settingsOf({ pages, fonts }: Release): ServiceWorkerSettings {
  const offline: ServiceWorkerSettings['offline'] = {};
  for (const [{ template, context }, revision] of pages) {
    if (template !== 'template-offline') continue;
    offline[context.language] = { url: context.path, revision };
  }
  return { offline, fonts };
}
