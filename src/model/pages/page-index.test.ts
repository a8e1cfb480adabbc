import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { brandPageId } from './brand-pages.ts';
import { indexPages, placeOf } from './page-index.ts';
import { categoryRecord, contentWith, watchBrand } from '../site.fixture.ts';
import type { Content } from '../site.ts';

const team = {
  id: 'team',
  translations: [
    { language: 'de' as const, path: '/team', title: 'Team' },
    { language: 'en' as const, path: '/en/team', title: 'Team' },
  ],
};

describe('indexPages', () => {
  it('has the pages that every site has', () => {
    expect([...indexPages(contentWith()).byId.keys()].toSorted()).toEqual([
      'contact',
      'home',
      'imprint',
      'not_found',
      'offline',
      'privacy',
      'thanks',
    ]);
  });

  it('has a page of the route table if content has a record for it', () => {
    const index = indexPages(contentWith({ categories: [categoryRecord('optics')] }));
    expect(index.byPath.get('/en/optics')?.id).toBe('optics');
    expect(index.byPath.has('/uhren')).toBe(false);
  });

  it('has the brands index if there are brands', () => {
    expect(indexPages(contentWith(watchBrand)).byPath.get('/fr/marques')?.id).toBe('brands');
  });

  it('has the accessibility statement if it is turned on', () => {
    const content = contentWith();
    const project = { ...content.project, show_accessibility: true };
    const index = indexPages({ ...content, project });
    expect(index.byPath.get('/barrierefreiheit')?.id).toBe('accessibility');
  });

  it('has no offline page if the service worker is turned off', () => {
    const content = contentWith();
    const config = { ...content.project.config, service_worker: 'off' as const };
    const index = indexPages({ ...content, project: { ...content.project, config } });
    expect(index.byId.has('offline')).toBe(false);
  });

  it('has the info pages in the languages of their translations', () => {
    const index = indexPages(contentWith({ info_pages: [team] }));
    expect(index.byId.get('team')?.paths).toEqual({ de: '/team', en: '/en/team', fr: null });
  });

  it('leaves out languages that the project does not have', () => {
    const index = indexPages(contentWith({ info_pages: [team] }, ['de', 'fr']));
    expect([...index.byPath.keys()].filter((path) => path.startsWith('/en'))).toEqual([]);
    expect(index.byId.get('team')?.paths).toEqual({ de: '/team', en: null, fr: null });
  });

  it('puts a brand under the page of its type, otherwise under the brands index', () => {
    const index = indexPages(
      contentWith({ ...watchBrand, categories: [categoryRecord('watches')] }),
    );
    expect(index.byId.get(brandPageId('ostra'))?.paths).toEqual({
      de: '/uhren/ostra',
      en: '/en/watches/ostra',
      fr: '/fr/marques/ostra',
    });
  });

  it.each(['watches', '/watches'])('accepts the page of a brand type written as %s', (page) => {
    const brand_types = watchBrand.brand_types.map((type) => ({ ...type, page }));
    const content = contentWith({
      ...watchBrand,
      brand_types,
      categories: [categoryRecord('watches')],
    });
    expect(indexPages(content).byPath.has('/uhren/ostra')).toBe(true);
  });

  it('puts a brand under the brands index if the page of its type is missing', () => {
    const index = indexPages(contentWith(watchBrand));
    expect(index.byId.get(brandPageId('ostra'))?.paths.de).toBe('/marken/ostra');
  });

  it('has no clashes in ordinary content', () => {
    const content = contentWith({ ...watchBrand, info_pages: [team] });
    expect(indexPages(content).clashes).toEqual([]);
  });

  it('gives a path to the first page that claims it and reports the second', () => {
    const translations = [{ language: 'de' as const, path: '/kontakt', title: 'Kontakt' }];
    const index = indexPages(contentWith({ info_pages: [{ id: 'hello', translations }] }));
    expect(index.byPath.get('/kontakt')?.id).toBe('contact');
    expect(index.clashes).toEqual([
      { path: '/kontakt', taken: index.byId.get('contact'), by: index.byId.get('hello') },
    ]);
  });
});

describe('placeOf', () => {
  const place = (id: string, language: Language, content: Content) => {
    const index = indexPages(content);
    const page = index.byId.get(id);
    return page && placeOf(index, page, language);
  };
  const content = contentWith({ categories: [categoryRecord('watches')] });

  it('is the path of the page in the language', () => {
    expect(place('watches', 'en', content)).toEqual({ path: '/en/watches' });
  });

  it('is null if the language lacks the page', () => {
    expect(place('watches', 'fr', content)).toBeNull();
  });

  it('is a part of the imprint for the French privacy notice', () => {
    expect(place('privacy', 'fr', content)).toEqual({
      path: '/fr/mentions-legales',
      anchor: 'protection-des-donnees',
    });
  });

  it('is null for the French privacy notice of a site without French', () => {
    expect(place('privacy', 'fr', contentWith({}, ['de']))).toBeNull();
  });
});
