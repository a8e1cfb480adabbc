import type { BuildInput } from './build-input.ts';
import { startScript } from './bundle/start-script.ts';
import { furtherLettersFile, openNowFile, printPath, styleFiles } from './render/shared-files.ts';
import { announces } from './plan/announcement.ts';
import { firstQuestionHash } from './plan/consents.ts';
import { documentParts } from './render/document-parts.ts';
import { type PageRenderer, pageRenderer, type SiteCode } from './render/page-renderer.ts';

/** Renders a site's pages with its bundled code. */
interface BundledRenderer extends PageRenderer {
  /** The inline script of every document. */
  script: string;
  /** Paths of the fonts that every page uses. */
  fonts: readonly string[];
}

/** The renderer for releases. Works without one: it writes nothing. */
export async function bundledRenderer({
  site,
  plan,
  bundle,
  code: version,
}: Omit<BuildInput, 'images'>): Promise<BundledRenderer> {
  const { createRenderer, fontFiles, furtherFaces } = (await import(bundle.entry)) as SiteCode;
  const openNow = openNowFile(bundle.start, plan);
  const parts = documentParts(site, plan, {
    openNow: openNow && `/${openNow.path}`,
    script: startScript(bundle.start, {
      modules: bundle.client,
      consents: firstQuestionHash(site),
      announces: announces(plan),
    }),
    styles: bundle.styles,
    fonts: fontFiles,
    serviceWorker: site.project.config.service_worker,
  });
  const { own, print } = parts.styles;
  const styles = styleFiles(own);
  const further = furtherLettersFile(furtherFaces);
  const renderer = pageRenderer(plan, {
    renderBody: createRenderer(),
    parts,
    further: { letters: further.letters, href: `/${further.path}` },
    code: styles.code,
    codeHash: bundle.hash,
    version,
  });
  return {
    ...renderer,
    sharedFiles: new Map([
      ...styles.files,
      [printPath(print), print],
      [further.path, furtherFaces],
      ...renderer.sharedFiles,
      ...(openNow ? [[openNow.path, openNow.code] as const] : []),
    ]),
    script: parts.script,
    fonts: fontFiles,
  };
}
