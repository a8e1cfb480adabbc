import {
  immutableCaching,
  immutableFolders,
  policyHeader,
  revalidatedCaching,
  sandboxed,
} from '#model/hosting/headers.ts';
import { notFoundFile } from '#model/hosting/not-found.ts';
import { isElsewhere } from '#model/hosting/redirect-target.ts';
import { defaultLanguage, type Language, languagePrefix } from '#model/language.ts';
import type { HostedRelease } from './hosted-release.ts';
import { literal } from './patterns.ts';

const introduction = `# Serves a release by Caddy. Import it in the block of the site, below its root:
#
#   example.org {
#     root * /srv/shop/dist/current/site
#     import /srv/shop/dist/current/hosts/Caddyfile
#   }
#
# Caddy reads it at its start: run 'caddy reload' after a release with other redirects or headers.
# Pages need no reload.
`;

const files = `
	@hidden {
		path */.* /_headers /_redirects
		not path /.well-known/*
	}
	error @hidden 404
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
`;

/** Removes a slash at the end of a path, if the rest can only be a path. */
const canonical = `
	@slash path_regexp slash ^((?:/[\\w.~-]+)+)/$
	route @slash {
		rewrite * {re.slash.1}
		redir {uri} 308
	}
`;

/**
 * Refuses paths that cannot name a file. Browsers take '/assets/..%2fx.js' for a file of /assets/,
 * Caddy for '/x.js'.
 */
const malformed = `
	@encoded vars_regexp {uri} (?i)^[^?]*%(?:2f|5c)
	error @encoded 404
	@malformed path_regexp \\x00
	error @malformed 400
`;

export function caddyfile({
  folderRedirects,
  headers,
  languages,
  prefixRedirects,
  queryRedirects,
  redirects,
  sandboxed: documents,
}: HostedRelease): string {
  return [
    introduction,
    '\nheader {\n',
    ...Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}\n`),
    '}\n\nroute {\n',
    `\t@immutable path ${immutableFolders.map((folder) => `${folder}*`).join(' ')}\n`,
    `\theader ?Cache-Control ${quoted(revalidatedCaching)}\n`,
    `\theader @immutable Cache-Control ${quoted(immutableCaching)}\n`,
    malformed,
    '\theader /media/* -Cross-Origin-Resource-Policy\n',
    ...(documents.length === 0
      ? []
      : [
          `\t@sandboxed path ${documents.join(' ')}\n`,
          `\theader @sandboxed ${policyHeader} ${quoted(sandboxed(headers)[policyHeader] ?? '')}\n`,
        ]),
    ...queryRedirects.map(movedQuery),
    ...moved(redirects.filter(({ to }) => !isElsewhere(to))),
    ...redirects
      .filter(({ to }) => isElsewhere(to))
      .map(({ from, to }, at) => movedTo(`elsewhere${at}`, `${literal(from)}/?`, to)),
    ...prefixRedirects.flatMap(movedFolder),
    ...folderRedirects.map(({ from, to }, at) =>
      movedTo(`all${at}`, `${literal(from)}(?:/.*)?`, to),
    ),
    canonical,
    `\n\t@asked path ${languages.flatMap(notFoundPaths).join(' ')}\n`,
    '\terror @asked 404\n',
    files,
    '}\n',
    ...notFound(languages),
  ].join('');
}

function moved(redirects: HostedRelease['redirects']): string[] {
  if (redirects.length === 0) return [];
  return [
    '\n\tmap {path} {moved_to} {moved_anchor} {\n',
    ...redirects.flatMap(({ from, to }) => {
      const [path, anchor] = to.split('#');
      const target = `${path} ${anchor === undefined ? '""' : quoted(`#${anchor}`)}`;
      return [from, `${from}/`].map((asked) => `\t\t${quoted(asked)} ${target}\n`);
    }),
    '\t\tdefault "" ""\n\t}\n',
    '\t@moved expression `{moved_to} != ""`\n',
    // A map is evaluated on use, so the anchor is read before the path changes.
    '\troute @moved {\n\t\tvars anchor {moved_anchor}\n\t\trewrite * {moved_to}\n',
    '\t\tredir {uri}{vars.anchor} 301\n\t}\n',
  ];
}

/** Redirects all paths that match a pattern to one target. */
function movedTo(name: string, paths: string, to: string): string {
  const matcher = `\n\t@${name} path_regexp "^${paths}$"\n`;
  if (isElsewhere(to)) return `${matcher}\tredir @${name} ${quoted(to)} 301\n`;
  const [path, anchor] = to.split('#');
  const target = `{uri}${anchor === undefined ? '' : `#${anchor}`}`;
  return [
    matcher,
    `\troute @${name} {\n\t\trewrite * ${path}\n\t\tredir ${target} 301\n\t}\n`,
  ].join('');
}

/**
 * A path in the folder redirects if it has no page and the other folder has a page of that name.
 */
function movedFolder({ from, to }: HostedRelease['prefixRedirects'][number], at: number): string[] {
  return to.map((folder, place) => {
    const name = `folder${at}_${place}`;
    return [
      `\n\t@${name} {\n`,
      `\t\tpath_regexp ${name} ^${from.replaceAll('.', '\\.')}/([\\w.~-]+)$\n`,
      '\t\tnot file {path}/index.html\n',
      `\t\tfile ${folder}/{re.${name}.1}/index.html\n\t}\n`,
      `\troute @${name} {\n\t\trewrite * ${folder}/{re.${name}.1}\n\t\tredir {uri} 301\n\t}\n`,
    ].join('');
  });
}

/**
 * Caddy compares decoded names and values. Up to 2.6, a matcher with several parameters matched any
 * of them, so each gets a matcher of its own, doubly negated.
 */
function movedQuery(
  { from, query, to }: HostedRelease['queryRedirects'][number],
  at: number,
): string {
  const path = from === '/' ? from : `${literal(from)}/?`;
  const parameters = [...new URLSearchParams(query)].map((pair) => quoted(pair.join('=')));
  return [
    `\n\t@query${at} {\n\t\tpath_regexp "^${path}$"\n`,
    ...parameters.map((parameter) => `\t\tnot not query ${parameter}\n`),
    `\t}\n\tredir @query${at} ${quoted(to)} 301\n`,
  ].join('');
}

function notFoundPaths(language: Language): string[] {
  return [`/${notFoundFile(language)}`, `${languagePrefix(language)}/404`];
}

function notFound(languages: HostedRelease['languages']): string[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  const elsewhere = others.map((language) => `${languagePrefix(language)}/*`);
  return [
    '\nhandle_errors {\n',
    '\t@missing expression `{err.status_code} == 404`\n',
    '\thandle @missing {\n',
    `\t\theader Cache-Control ${quoted(revalidatedCaching)}\n`,
    ...others.map((language) => page(language, `path ${languagePrefix(language)}/*`)),
    page(defaultLanguage, elsewhere.length > 0 ? `not path ${elsewhere.join(' ')}` : 'path *'),
    '\t\tfile_server {\n\t\t\tprecompressed br gzip\n\t\t}\n\t}\n}\n',
  ];
}

function page(language: Language, matcher: string): string {
  return `\t\t@${language} ${matcher}\n\t\trewrite @${language} /${notFoundFile(language)}\n`;
}

function quoted(value: string): string {
  if (/["\\{}\n]/.test(value)) throw new RangeError(`Caddy cannot send the header value ${value}`);
  return `"${value}"`;
}
