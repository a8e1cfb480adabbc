/** A file's media type, and whether it is text and worth compressing. */
interface MediaType {
  type: string;
  text: boolean;
}

const texts: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const others: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.pmtiles': 'application/vnd.pmtiles',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media types of the files a site can have, by extension. */
export const mediaTypes: ReadonlyMap<string, MediaType> = new Map(
  [...Object.keys(texts), ...Object.keys(others)].map((ending) => [ending, mediaType(ending)]),
);

export function mediaType(file: string): MediaType {
  const ending = /\.[^./]*$/.exec(file)?.[0] ?? '';
  const text = texts[ending];
  if (text) return { type: `${text}; charset=utf-8`, text: true };
  return { type: others[ending] ?? 'application/octet-stream', text: false };
}
