import { describe, expect, test } from 'vitest';
import { type PlanContext, shopContext } from '#generator/plan/context.ts';
import { contentWith, minimalContent } from '#model/site.fixture.ts';
import { testSite } from '../../../test/support/test-site.ts';
import { withHolidays } from '#model/opening-hours/closed-holidays.ts';
import type { Weekday } from '#model/opening-hours/days.ts';
import type { FederalState } from '#model/opening-hours/holiday-laws.ts';
import { openingHoursSchema } from '#model/opening-hours/schema.ts';
import { weeklyHours } from '#model/opening-hours/weekly.ts';
import build, { offeredDays } from './appointments.build.ts';
import { hoursOf } from './slot.ts';

const today = '2026-11-22';

function offered(state?: FederalState, only: readonly Weekday[] = []) {
  const hours = openingHoursSchema.parse({
    opening_periods: [
      { day: 4, time_open: '09:30', time_close: '18:30' },
      { day: 11 },
      { day: 15, time_open: '09:30', time_close: '13:00' },
    ],
    special_days: [{ date: '2026-12-03' }],
  });
  const weekly = weeklyHours(hours, 'de');
  const days = offeredDays(withHolidays(weekly, { region: state, language: 'de', today }), {
    region: state,
    today,
    only,
  });
  return (day: string) => hoursOf(days, day)?.map(({ open, close }) => `${open}-${close}`);
}

test('days are offered at the hours of their weekday, special days at their own', () => {
  const on = offered('TH');
  expect(on('2026-11-24')).toEqual(['09:30-18:30']);
  expect(on('2026-11-22')).toEqual([]);
  expect(on('2026-12-03')).toEqual([]);
  expect(on('2026-12-24')).toEqual(['09:30-13:00']);
});

test('public holidays are closed; without the Land, they are unknown', () => {
  expect(offered('TH')('2026-12-25')).toEqual([]);
  expect(offered()('2026-12-25')).toBeUndefined();
});

test('days that the hours do not cover are unknown', () => {
  expect(offered('TH')('2026-11-28')).toBeUndefined();
});

test('an appointment for certain weekdays is only offered on those', () => {
  const on = offered('TH', [2]);
  expect(on('2026-11-24')).toEqual(['09:30-18:30']);
  expect(on('2026-11-25')).toEqual([]);
});

test('at least two months are known', () => {
  expect(offered('TH')('2027-01-21')).toEqual(['09:30-18:30']);
});

describe('an appointment', () => {
  const { company, project } = minimalContent;
  const further = { street: 'Hafenweg', number: '3', zip_code: '65549', city: 'Diez' };
  const named = (id: string, place: number) => ({
    id,
    place,
    minutes: 40,
    translations: [{ language: 'de' as const, name: id }],
  });

  function siteWith(places: readonly number[]) {
    const content = contentWith({
      project: { ...project, config: { forms: { endpoint: '/' } } },
      company: { ...company, addresses: [...company.addresses, further] },
      appointments: places.map((place) => named(`termin-${place}`, place)),
    });
    return { ...testSite(), ...content };
  }

  function offersOn(shop: PlanContext) {
    const body = { title: 'Termin', gallery: [], teasers: [] };
    const page = build.pages?.appointments?.(shop, body);
    return page?.template === 'template-appointments' ? (page.view.form?.offers ?? []) : [];
  }

  test('names its place once one of them is not in the shop', () => {
    const site = siteWith([1, 2]);
    const shop: PlanContext = { ...shopContext(site, new Map(), '2026-11-21'), language: 'de' };
    expect(offersOn(shop).map(({ place }) => place)).toEqual([
      'Halden, Marktplatz 1',
      'Diez, Hafenweg 3',
    ]);
    expect(build.formsShop?.(site, '2026-11-21').appointments?.map(({ place }) => place)).toEqual([
      'Marktplatz 1, 65549 Limburg',
      'Hafenweg 3, 65549 Diez',
    ]);
  });

  test('has no place if all are in the shop', () => {
    const site = siteWith([1]);
    const shop: PlanContext = { ...shopContext(site, new Map(), '2026-11-21'), language: 'de' };
    expect(offersOn(shop)[0]).not.toHaveProperty('place');
    expect(build.formsShop?.(site, '2026-11-21').appointments?.[0]).not.toHaveProperty('place');
  });
});
