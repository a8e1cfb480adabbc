import type { ContentSource } from '#content/source.ts';
import { readCmsSettings } from '#server/settings/content.ts';

/** The source that a command reads, and the folders it uses. */
export interface SourceOptions {
  source: 'files' | 'cms';
  /** The folder of a shop in files. */
  content: string;
  cache: string;
  /** Whether to read the latest drafts of a content system instead of the published versions. */
  drafts?: boolean;
}

/**
 * Creates the source of a shop's content.
 *
 * @throws UserError if the settings of the content system are wrong.
 */
export async function contentSource(options: SourceOptions): Promise<ContentSource> {
  const { source, content, cache, drafts = false } = options;
  if (source === 'files') {
    const { filesSource } = await import('#content/files/files-source.ts');
    return filesSource(content);
  }
  const { cmsSource } = await import('#content/cms/cms-source.ts');
  return cmsSource({ ...readCmsSettings(process.env), cache, drafts });
}
