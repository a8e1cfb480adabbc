import {
  immutableCaching,
  immutableFolders,
  policyHeader,
  revalidatedCaching,
  sandboxed,
} from '#model/hosting/headers.ts';
import { mediaTypes } from '#model/hosting/media-type.ts';
import { notFoundFile } from '#model/hosting/not-found.ts';
import { isElsewhere, withQuery } from '#model/hosting/redirect-target.ts';
import { defaultLanguage, type Language, languagePrefix } from '#model/language.ts';
import type { HostedRelease } from './hosted-release.ts';
import { literal, parameterPatterns } from './patterns.ts';

const introduction = `# Serves this folder by Apache 2.4, as its document root. What the host does not let a site decide is
# left out; everything can be reached without it. It needs
# AllowOverride with FileInfo and Indexes.
`;

/**
 * `.htaccess` (https://httpd.apache.org/docs/2.4/howto/htaccess.html). Conditions look up files by
 * REQUEST_FILENAME, since shared hosts do not always report the folder of a site.
 */
export function htaccess(release: HostedRelease): string {
  return [
    introduction,
    ...release.languages.map(notFoundPage),
    ...types(),
    block('mod_headers.c', headers(release)),
    block('mod_rewrite.c', [
      'RewriteEngine On',
      '# Else each page has a slash at its end.',
      '<IfModule mod_dir.c>',
      '  DirectorySlash Off',
      '</IfModule>',
      ...hidden(release.languages),
      ...release.queryRedirects.flatMap(movedQuery),
      ...release.redirects.flatMap(({ from, to }) => moved(`^${inFolder(from)}/?$`, to)),
      ...release.prefixRedirects.flatMap(movedFolder),
      ...release.folderRedirects.flatMap(({ from, to }) =>
        moved(`^${inFolder(from)}(?:/.*)?$`, to),
      ),
      ...files,
    ]),
  ].join('\n');
}

function notFoundPage(language: Language): string {
  const page = `ErrorDocument 404 /${notFoundFile(language)}`;
  if (language === defaultLanguage) return page;
  return `<If "%{REQUEST_URI} =~ m#^${languagePrefix(language)}(?:/|$)#">\n  ${page}\n</If>`;
}

/** Types by extension, including second extensions: '.html.br' is a compressed page. */
function types(): string[] {
  const texts = [...mediaTypes].filter(([, { text }]) => text).map(([ending]) => ending);
  const names = texts.map((ending) => ending.slice(1)).join('|');
  return [
    block('mod_mime.c', [
      ...[...mediaTypes].map(([ending, { type }]) => `AddType ${type.split(';')[0]} ${ending}`),
      `AddCharset utf-8 ${texts.join(' ')}`,
      `<FilesMatch "\\.(?:${names})\\.(?:br|gz)$">`,
      '  RemoveType .br .gz',
      '  RemoveLanguage .br',
      '  AddEncoding br .br',
      '  AddEncoding gzip .gz',
      '</FilesMatch>',
    ]),
    block('mod_headers.c', [
      `<FilesMatch "\\.(?:${names})(?:\\.br|\\.gz)?$">`,
      '  Header merge Vary Accept-Encoding',
      '</FilesMatch>',
    ]),
  ];
}

function headers({ headers: values, sandboxed: documents }: HostedRelease): string[] {
  const folders = immutableFolders.map((folder) => folder.slice(1)).join('|');
  return [
    ...Object.entries(values).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    'Header always unset Cross-Origin-Resource-Policy "expr=%{REQUEST_URI} =~ m#^/media/#"',
    ...(documents.length === 0
      ? []
      : [
          `Header always set ${policyHeader} ${quoted(sandboxed(values)[policyHeader] ?? '')} "expr=%{REQUEST_URI} =~ m#^/(?:${documents.map(inFolder).join('|')})(?:\\.br|\\.gz)?$#"`,
        ]),
    '# Others may have set them apart from "always", and both would be sent.',
    'Header unset Cache-Control',
    'Header unset Expires',
    `Header always set Cache-Control ${quoted(revalidatedCaching)}`,
    `Header always set Cache-Control ${quoted(immutableCaching)} "expr=%{REQUEST_URI} =~ m#^/(?:${folders})#"`,
  ];
}

function hidden(languages: HostedRelease['languages']): string[] {
  const pages = languages.map((language) => `${languagePrefix(language)}/404`.slice(1));
  return [
    'RewriteRule ^_(?:headers|redirects)$ - [R=404,END]',
    'RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,END]',
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteRule ^(?:${pages.join('|')})(?:\\.html(?:\\.br|\\.gz)?)?$ - [R=404,END]`,
  ];
}

function movedQuery({ from, query, to }: HostedRelease['queryRedirects'][number]): string[] {
  return [
    ...parameterPatterns(query).map((one) => `RewriteCond %{QUERY_STRING} "(?:^|&)${one}"`),
    `RewriteRule ${quotedPattern(`^${inFolder(from)}/?$`)} ${quotedPattern(substitution(to))} [R=301,NE,QSD,END]`,
  ];
}

/** Escapes a target so that nothing in it is a variable. */
function substitution(to: string): string {
  return to.replaceAll(/[$%]/g, String.raw`\$&`);
}

function moved(paths: string, to: string): string[] {
  const address = substitution(to);
  const rule = (target: string, flags: string) =>
    `RewriteRule ${quotedPattern(paths)} ${quotedPattern(target)} [R=301,NE,${flags}]`;
  if (isElsewhere(to)) return [rule(address, 'QSD,END')];
  if (!to.includes('#')) return [rule(address, 'END')];
  return [
    'RewriteCond %{QUERY_STRING} .',
    rule(withQuery(address, '?%{QUERY_STRING}'), 'END'),
    rule(address, 'END'),
  ];
}

/**
 * A path in the folder redirects if it has no page and the other folder has a page of that name.
 */
function movedFolder({ from, to }: HostedRelease['prefixRedirects'][number]): string[] {
  return to.flatMap((folder) => [
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    `RewriteCond %{DOCUMENT_ROOT}${folder}/$1/index.html -f`,
    `RewriteRule ^${inFolder(from)}/([\\w.~-]+)/?$ ${folder}/$1 [R=301,END]`,
  ]);
}

const files = [
  '# A slash at the end of a page goes; a folder without a page is none.',
  'RewriteCond %{REQUEST_FILENAME}/index.html -f',
  'RewriteRule ^((?:[\\w.~-]+/)*[\\w.~-]+)/$ /$1 [R=308,END]',
  'RewriteCond %{REQUEST_FILENAME} -d',
  'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
  'RewriteRule ^ - [R=404,END]',
  ...compressed('br', 'br'),
  ...compressed('gzip', 'gz'),
  'RewriteCond %{REQUEST_FILENAME}/index.html -f',
  'RewriteRule ^(.+)$ /$1/index.html [END]',
];

function compressed(coding: string, ending: string): string[] {
  const taken = `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))"`;
  return [
    taken,
    `RewriteCond %{REQUEST_FILENAME}/index.html.${ending} -f`,
    `RewriteRule ^$ /index.html.${ending} [END]`,
    taken,
    `RewriteCond %{REQUEST_FILENAME}/index.html.${ending} -f`,
    `RewriteRule ^(.+)$ /$1/index.html.${ending} [END]`,
    taken,
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
    `RewriteRule ^(.+)$ /$1.${ending} [END]`,
  ];
}

function block(module: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}\n`);
  return `\n<IfModule ${module}>\n${inner.join('')}</IfModule>`;
}

/** A path as a pattern, without its first slash: relative to the site's folder. */
function inFolder(path: string): string {
  return literal(path.slice(1));
}

function quotedPattern(text: string): string {
  return /[\s"#]/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text;
}

/** Quotes a value; percent signs are escaped, since they begin variables. */
function quoted(value: string): string {
  if (/["\\\n]/.test(value)) throw new RangeError(`Apache cannot send the header value ${value}`);
  return `"${value.replaceAll('%', '%%')}"`;
}
