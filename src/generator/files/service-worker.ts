import type { ServiceWorkerSettings } from '#model/hosting/service-worker.ts';
import type { Site } from '#model/site.ts';
import type { ServiceWorkerCode } from '../bundle/bundle.ts';

interface Release {
  site: Pick<Site, 'project'>;
  /** The offline page in each language. */
  offline: ServiceWorkerSettings['offline'];
  /** Paths of the fonts that every page uses. */
  fonts: readonly string[];
  /** The hash of the site's code: a release with other code has another worker. */
  build: string;
}

/** The script of a release's service worker, or one that removes it if it is off. */
export function serviceWorkerScript(code: ServiceWorkerCode, release: Release): string {
  if (release.site.project.config.service_worker === 'off') return code.off;
  const { offline, fonts } = release;
  const settings = JSON.stringify({ offline, fonts } satisfies ServiceWorkerSettings);
  return `// Build ${release.build}\nconst serviceWorkerSettings=${settings};\n${code.on}`;
}
