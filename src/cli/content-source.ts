import type { ContentSource } from '#content/source.ts';
import { readCmsSettings } from '#server/settings/content.ts';

/** Which source a command reads, and where that finds and keeps what it needs. */
export interface SourceOptions {
  source: 'files' | 'cms';
  /** The folder of a shop in files. */
  content: string;
  cache: string;
  /** Whether the latest drafts of a content system stand in the place of what is published. */
  drafts?: boolean;
}

/**
 * The source that a shop's content comes from.
 *
 * @throws UserError where the settings of a content system are wrong.
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
