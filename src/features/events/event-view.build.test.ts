import { describe, expect, test } from 'vitest';
import type { Language } from '#model/language.ts';
import { testContext } from '../../../test/support/test-site.ts';
import { eventLine } from './event-view.build.ts';

describe('the times of an event', () => {
  const timesIn = (language: Language, times: { time_open?: string; time_close?: string }) => {
    const translations = [{ language: 'de' as const, title: 'Fest' }];
    const events = [{ id: 'fest', start_date: '2027-06-18', ...times, translations }];
    const context = testContext({ events }, { language });
    return context.site.events.map((event) => eventLine(context, event).times);
  };

  test.each<[Language, string]>([
    ['de', '9:30–22\u00a0Uhr'],
    ['en', '9:30\u00a0am – 10\u00a0pm'],
    ['fr', '9\u00a0h\u00a030 – 22\u00a0h'],
  ])('are written as opening hours are in %s', (language, times) => {
    expect(timesIn(language, { time_open: '09:30', time_close: '22:00' })).toEqual([times]);
  });

  test('are a single one where content has no other', () => {
    expect(timesIn('fr', { time_open: '19:00' })).toEqual(['19\u00a0h']);
  });

  test('are missing where content has none', () => {
    expect(timesIn('de', {})).toEqual([undefined]);
  });
});

describe('the dates of an event', () => {
  test.each<[Language, string, string]>([
    ['de', '2026-12-12', '11.–12. Dezember 2026'],
    ['en', '2026-12-12', '11–12 December 2026'],
    ['en', '2027-01-02', '11 December 2026 – 2 January 2027'],
    ['fr', '2026-12-12', '11–12 décembre 2026'],
    ['fr', '2027-01-01', '11 décembre 2026 – 1er janvier 2027'],
  ])('are written as %s does until %s', (language, end_date, dates) => {
    const translations = [{ language: 'de' as const, title: 'Fest' }];
    const events = [{ id: 'fest', start_date: '2026-12-11', end_date, translations }];
    const context = testContext({ events }, { language });
    expect(context.site.events.map((event) => eventLine(context, event).dates)).toEqual([dates]);
  });
});
