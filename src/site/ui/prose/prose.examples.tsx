import type { ReactNode } from 'react';
import { externalMap } from '#model/views/common.examples.ts';
import { Prose } from './prose.tsx';

const all = `
<p>Ein Absatz mit <a href="/uhren">einem Link</a>, <strong>etwas Wichtigem</strong> und <em>einer Betonung</em>.</p>
<h2>Revision</h2>
<p>Eine mechanische Uhr läuft besser, wenn sie alle fünf Jahre gereinigt wird.</p>
<h3>Was wir tun</h3>
<ul><li>zerlegen und reinigen</li><li>ölen und regulieren</li></ul>
<h4>In dieser Reihenfolge</h4>
<ol><li>Kostenvoranschlag</li><li>Werkstatt</li></ol>
<blockquote><p>Sie geht wieder wie am ersten Tag.</p></blockquote>
<table><thead><tr><th>Uhr</th><th>Dauer</th></tr></thead><tbody><tr><td>Handaufzug</td><td>zwei Wochen</td></tr><tr><td>Chronograph</td><td>fünf Wochen</td></tr></tbody></table>
`;

const video = {
  frame: 'https://www.youtube-nocookie.com/embed/abcdefghi-1',
  content: { ...externalMap, title: 'Wie die Unruh schwingt', service: 'YouTube' },
};
const place = `<div data-video="${JSON.stringify(video).replaceAll('"', '&quot;')}"><a href="https://youtu.be/abcdefghi-1">Wie die Unruh schwingt</a></div>`;

export const examples: Record<string, ReactNode> = {
  'all-elements': <Prose text={{ html: all }} />,
  'video-placeholder': <Prose text={{ html: place }} />,
  'in-another-language': (
    <Prose text={{ html: '<p>Every watch passes our workshop before it is sold.</p>' }} lang="en" />
  ),
};
