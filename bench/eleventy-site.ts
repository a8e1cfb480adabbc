import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { languages } from '#model/language.ts';
import { brandSlug, linksPerGroup, menuGroups, pictures } from './large-shop.ts';

/** The newest release at the time of the figures in docs/decisions. */
export const eleventyVersion = '3.1.7';

/**
 * Writes a project of Eleventy with the brand pages of a large shop: the same texts, menu, hero,
 * gallery, hours and widgets, in the templates that its documentation begins with. Installs Eleventy there.
 *
 * @param shop folder that `writeLargeShop` has written.
 * @returns the file that starts it.
 */
export async function writeEleventySite(
  folder: string,
  shop: string,
  brandCount: number,
): Promise<string> {
  const slugs = Array.from({ length: brandCount }, (_, at) => brandSlug(at));
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      type: 'module',
      dependencies: { '@11ty/eleventy': eleventyVersion },
    }),
    '_includes/base.njk': base,
    '_includes/brand.njk': brand,
    '_data/shop.json': JSON.stringify(shopData(slugs)),
  };
  for (const slug of slugs) {
    for (const language of languages) {
      const text = await readFile(join(shop, 'brands', slug, `${language}.md`), 'utf8');
      files[`${language}/watches/${slug}.md`] = text.replace(
        '---\n',
        `---\nlayout: brand.njk\nlanguage: ${language}\nslug: ${slug}\n`,
      );
    }
  }
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), contents);
  }
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  return join(folder, 'node_modules/@11ty/eleventy/cmd.cjs');
}

function shopData(slugs: readonly string[]): object {
  const link = (at: number) => ({
    name: `Brand ${at % slugs.length}`,
    slug: slugs[at % slugs.length],
  });
  return {
    name: 'Large Shop',
    url: 'https://shop.example',
    languages,
    menu: Array.from({ length: menuGroups }, (_, group) => ({
      name: `Group ${group}`,
      links: Array.from({ length: linksPerGroup }, (_unused, at) =>
        link(group * linksPerGroup + at),
      ),
    })),
    pictures,
    hours: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'].map((day) => ({
      day,
      open: '09:30',
      close: day === 'Samstag' ? '16:00' : '18:30',
    })),
  };
}

const base = `<!doctype html>
<html lang="{{ language }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{ headline }} – {{ shop.name }}</title>
<meta name="description" content="{{ lead }}">
<link rel="canonical" href="{{ shop.url }}{{ page.url }}">
{% for code in shop.languages %}<link rel="alternate" hreflang="{{ code }}" href="{{ shop.url }}/{{ code }}/watches/{{ slug }}/">
{% endfor %}<link rel="stylesheet" href="/styles.css">
</head>
<body>
<header><a href="/{{ language }}/">{{ shop.name }}</a><nav>{% for group in shop.menu %}<details><summary>{{ group.name }}</summary><ul>
{% for link in group.links %}<li><a href="/{{ language }}/watches/{{ link.slug }}/">{{ link.name }}</a></li>
{% endfor %}</ul></details>{% endfor %}</nav></header>
<main>{{ content | safe }}</main>
<footer>
<section><h2>Address</h2><p>Hauptstraße 1<br>01234 Musterstadt</p></section>
<section><h2>Contact</h2><p><a href="tel:+493023125000">030 23125000</a><br><a href="mailto:post@shop.example">post@shop.example</a></p></section>
<section><h2>Navigation</h2><ul>{% for code in shop.languages %}<li><a href="/{{ code }}/">{{ code }}</a></li>{% endfor %}</ul></section>
<section><h2>Social media</h2><p><a href="https://social.example/shop">Instagram</a></p></section>
<section><h2>Hours</h2><table>{% for row in shop.hours %}<tr><th>{{ row.day }}</th><td>{{ row.open }}–{{ row.close }}</td></tr>{% endfor %}</table></section>
</footer>
</body>
</html>
`;

const brand = `---
layout: base.njk
---
<header><h1>{{ headline }}</h1><p>{{ lead }}</p>
<img src="/media/{{ shop.pictures[0] }}" alt="" width="1600" height="900"></header>
{{ content | safe }}
<ul>{% for picture in shop.pictures %}<li><picture>
<source type="image/avif" srcset="/media/{{ picture }}-400.avif 400w, /media/{{ picture }}-800.avif 800w, /media/{{ picture }}-1600.avif 1600w" sizes="50vw">
<img src="/media/{{ picture }}" alt="{{ picture }}" width="1600" height="900" loading="lazy"></picture></li>
{% endfor %}</ul>
`;
