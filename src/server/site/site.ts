import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { policyHeader, sandboxed, securityHeaders } from '#model/hosting/headers.ts';
import { notFoundFile, notFoundLanguage } from '#model/hosting/not-found.ts';
import { isWithin, queryTarget } from '#model/hosting/redirect-target.ts';
import { addHeaders, moved, plain, refusedMethod } from '#model/hosting/responses.ts';
import { type FileCache, fileCache } from './file-cache.ts';
import { errorPage, fileResponse } from './file-response.ts';
import type { CurrentRelease, ServedRelease } from './current-release.ts';
import { folderRedirect } from './folder-redirect.ts';
import type { ReadyAnswers } from './ready-answers.ts';
import { decodePath, siteFile } from './site-path.ts';

/** Used before the first release, which brings its own. */
const defaultHeaders = securityHeaders({ https: false });

type SiteApp = Hono<{ Bindings: HttpBindings }>;

/**
 * Makes a file that a release is still missing.
 *
 * @param folder Folder of the site's files, absolute.
 * @param name Path of the file in it.
 * @returns the path of the file to send, which may be another one that was made sooner; undefined if
 *   the release never has such a file.
 */
export type MakeFile = (folder: string, name: string) => Promise<string | undefined>;

/**
 * Serves the current release: its files, redirects, error pages and headers.
 *
 * @param makeFile Called for a missing picture.
 */
export function site(
  currentRelease: CurrentRelease,
  ready: ReadyAnswers,
  makeFile?: MakeFile,
): SiteApp {
  const cache = fileCache();
  const app: SiteApp = new Hono();
  app.all('*', async (context) => {
    const release = currentRelease();
    const response = await respond(context.req.raw, release, cache, makeFile);
    addHeaders(response, context.req.path, release?.about.headers ?? defaultHeaders);
    return release ? ready.keep(context.env.incoming, release, response) : response;
  });
  return app;
}

async function respond(
  request: Request,
  release: ServedRelease | undefined,
  cache: FileCache,
  makeFile: MakeFile | undefined,
): Promise<Response> {
  const refused = refusedMethod(request.method);
  if (refused) return refused;
  if (!release) {
    return plain(503, 'The site has not been built yet.', { 'Retry-After': '10' });
  }
  const { pathname, search } = new URL(request.url);
  let path: string;
  try {
    path = decodePath(pathname);
  } catch {
    return plain(400, 'The address is malformed.');
  }
  const file = (name: string) => ({ cache, folder: release.folder, file: name, request });
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  const asked = queryTarget(release.about.queryRedirects, bare, search);
  // The query named the old page, and means nothing to the new one.
  if (asked) return moved(301, asked, '');
  const target = release.redirects.get(bare);
  if (target) return moved(301, target, search);

  const name = siteFile(bare);
  const found = name && (await fileResponse(file(name)));
  if (found && bare === path) {
    if (release.sandboxed.has(bare)) found.headers.set(policyHeader, sandboxPolicy(release));
    return found;
  }
  // An existing file's path begins with a single slash and a name, so it cannot point to another
  // host.
  if (found) return moved(308, encodeURI(bare), search);

  if (makeFile && name?.startsWith('media/')) {
    const made = await makeFile(release.folder, name);
    const response = made && (await fileResponse(file(made)));
    // The path promises a file that never changes, so no other contents are sent for it.
    if (response) return made === name ? response : unstored(`/${made}`);
  }

  const elsewhere = await folderRedirect(bare, release.about.prefixRedirects, release.folder);
  if (elsewhere) return moved(301, elsewhere, search);
  const all = release.about.folderRedirects.find(({ from }) => isWithin(bare, from));
  if (all) return moved(301, all.to, search);

  const language = notFoundLanguage(path, release.about.languages);
  const page = await errorPage(file(notFoundFile(language)), 404);
  return page ?? plain(404, 'There is no such page.');
}

function sandboxPolicy({ about }: ServedRelease): string {
  return sandboxed(about.headers)[policyHeader] ?? '';
}

/** Redirects this one request. */
function unstored(to: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: to, 'Cache-Control': 'no-store' },
  });
}
