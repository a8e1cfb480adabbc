import {
  headersFor,
  immutableCaching,
  immutableFolders,
  revalidatedCaching,
  sandboxed,
} from '#model/hosting/headers.ts';
import { notFoundFile, notFoundLanguage } from '#model/hosting/not-found.ts';
import { isElsewhere, withQuery } from '#model/hosting/redirect-target.ts';
import { defaultLanguage, type Language, languagePrefix } from '#model/language.ts';
import type { HostedRelease } from './hosted-release.ts';
import { literal, parameterPatterns } from './patterns.ts';

const introduction = `# Serves a release by nginx. Include it in the server block of the site, below its root:
#
#   server {
#     server_name example.org;
#     listen 443 ssl;
#     root /srv/shop/dist/current/site;
#     include /srv/shop/dist/current/hosts/nginx.conf;
#   }
#
# nginx reads it at its start: run 'nginx -s reload' after a release with other redirects or
# headers. Pages need no reload.
`;

const files = `
charset utf-8;
charset_types text/css text/plain text/xml text/calendar text/markdown text/javascript application/javascript
              application/json application/manifest+json image/svg+xml;
gzip_static on;
gzip_vary on;
# With the module libnginx-mod-http-brotli-static:
# brotli_static on;

# Browsers take '/assets/..%2fx.js' for a file of /assets/, nginx for '/x.js'.
if ($request_uri ~* "^[^?]*%(?:2f|5c)") { return 404; }
location / { try_files $uri $uri/index.html =404; }
location ~ \\.(?:webmanifest|md|ics)$ {
  types { application/manifest+json webmanifest; text/markdown md; text/calendar ics; }
  try_files $uri =404;
}
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/_(?:headers|redirects)$ { return 404; }
`;

/** Removes a slash at the end of a path, if the rest can only be a path. */
const canonical = `
absolute_redirect off;
rewrite ^((?:/[\\w.~-]+)+)/$ $1 permanent;
`;

export function nginxConf({
  folderRedirects,
  headers,
  languages,
  prefixRedirects,
  queryRedirects,
  redirects,
  sandboxed: documents,
}: HostedRelease): string {
  // A location with its own headers inherits none, so the others are repeated there.
  const immutable = immutableFolders.flatMap((folder) => [
    `location ~ ^${folder} {\n`,
    ...added(headersFor(folder, headers)).map((line) => `  ${line}`),
    `  add_header Cache-Control ${quoted(immutableCaching)};\n`,
    '  try_files $uri =404;\n',
    '}\n',
  ]);
  const led = new Set(redirects.map(({ from }) => from));
  const foreign = documents.flatMap((path) => {
    if (led.has(path)) return [];
    return [
      `location = ${path} {\n`,
      ...added(sandboxed(headers)).map((line) => `  ${line}`),
      `  add_header Cache-Control ${quoted(revalidatedCaching)} always;\n`,
      '  try_files $uri $uri/index.html =404;\n',
      '}\n',
    ];
  });
  return [
    introduction,
    '\n',
    ...added(headers),
    `add_header Cache-Control ${quoted(revalidatedCaching)} always;\n`,
    files,
    ...immutable,
    ...foreign,
    canonical,
    ...movedQueries(queryRedirects),
    ...redirects.flatMap(({ from, to }) => movedPath(from, to)),
    ...prefixRedirects.map((rule, at) => movedFolder(rule, at, languages)),
    ...folderRedirects.flatMap(({ from, to }) => [
      redirects.some((single) => single.from === from)
        ? ''
        : `location = ${locationName(from)} { return 301 ${target(to)}; }\n`,
      `location ^~ ${locationName(`${from}/`)} { return 301 ${target(to)}; }\n`,
    ]),
    '\n',
    ...languages.flatMap(notFound),
  ].join('');
}

/** Other paths have lost their trailing slash by then. */
function movedPath(from: string, to: string): string[] {
  const paths = isPlain(from) ? [from] : [from, `${from}/`];
  return paths.map((path) => `location = ${locationName(path)} { return 301 ${target(to)}; }\n`);
}

/** Locations cannot match queries. */
function movedQueries(redirects: HostedRelease['queryRedirects']): string[] {
  if (redirects.length === 0) return [];
  return [
    'set $asked "$uri?$args";\n',
    ...redirects.map(({ from, query, to }) => {
      const parameters = parameterPatterns(query).map((one) => `(?=(?:.*&)?${one})`);
      const path = from === '/' ? from : `${literal(from)}/?`;
      const pattern = `^${path}\\?${parameters.join('')}`;
      return `if ($asked ~ ${inQuotes(pattern)}) { return 301 ${inQuotes(to)}; }\n`;
    }),
  ];
}

/** Quotes a path as the name of a location, if necessary. */
function locationName(path: string): string {
  return isPlain(path) ? path : inQuotes(path);
}

function isPlain(path: string): boolean {
  return /^[\w./~-]+$/.test(path);
}

function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

function added(headers: HostedRelease['headers']): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
}

/**
 * A path in the folder redirects if it has no page and the other folder has a page of that name.
 */
function movedFolder(
  { from, to }: HostedRelease['prefixRedirects'][number],
  at: number,
  languages: HostedRelease['languages'],
): string {
  const page = `/${notFoundFile(notFoundLanguage(from, languages))}`;
  return [
    `location ~ ^${from.replaceAll('.', '\\.')}/(?<moved${at}>[\\w.~-]+)$ {\n`,
    `  try_files $uri $uri/index.html @moved${at};\n}\n`,
    `location @moved${at} {\n  error_page 404 ${page};\n`,
    ...to.map(
      (folder) =>
        `  if (-f $document_root${folder}/$moved${at}/index.html) { return 301 ${folder}/$moved${at}$is_args$args; }\n`,
    ),
    '  return 404;\n}\n',
  ].join('');
}

function notFound(language: Language): string[] {
  const prefix = languagePrefix(language);
  const page = `/${notFoundFile(language)}`;
  const asked = [
    `location = ${page} { internal; error_page 404 ${page}; }\n`,
    `location = ${prefix}/404 { error_page 404 ${page}; return 404; }\n`,
  ];
  if (language === defaultLanguage) return [`error_page 404 ${page};\n`, ...asked];
  return [
    `location ${prefix}/ { error_page 404 ${page}; try_files $uri $uri/index.html =404; }\n`,
    ...asked,
  ];
}

/** In quotes if it has an anchor, which would begin a comment, or is a full URL. */
function target(to: string): string {
  const address = withQuery(to, '$is_args$args');
  return to.includes('#') || isElsewhere(to) ? `"${address}"` : address;
}

function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new RangeError(`nginx cannot send the header value ${value}`);
  return `"${value}"`;
}
