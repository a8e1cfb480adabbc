import { describe, expect, it } from 'vitest';
import { withHolidays } from './closed-holidays.ts';
import { displayHours } from './display.ts';
import type { FederalState } from './holiday-laws.ts';
import { openingHoursSchema } from './schema.ts';
import { specialOpeningHoursSpecification } from './schema-org.ts';
import { bar, shop } from './hours-cases.fixture.ts';
import { weeklyHours } from './weekly.ts';

const today = '2026-12-01';

function weekOf(input: Parameters<typeof openingHoursSchema.parse>[0], state?: FederalState) {
  const weekly = weeklyHours(openingHoursSchema.parse(input), 'de');
  return withHolidays(weekly, { region: state, language: 'de', today });
}

describe('the coming public holidays', () => {
  it('are in the hours table', () => {
    expect(displayHours(weekOf(shop, 'BY'), 'de', today).special).toEqual([
      { label: '25. Dezember 2026', times: [], notes: ['1. Weihnachtstag'] },
      { label: '26. Dezember 2026', times: [], notes: ['2. Weihnachtstag'] },
      { label: '1. Januar 2027', times: [], notes: ['Neujahr'] },
      { label: '6. Januar 2027', times: [], notes: ['Heilige Drei Könige'] },
    ]);
  });

  it('are reported to search engines', () => {
    expect(specialOpeningHoursSpecification(weekOf(shop, 'HH'), today)).toMatchObject([
      { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-26', opens: '00:00', closes: '00:00' },
      { validFrom: '2027-01-01', opens: '00:00', closes: '00:00' },
    ]);
  });

  it("are overridden by the shop's own entries", () => {
    const special_days = [{ date: '2026-12-26', time_open: '11:00', time_close: '15:00' }];
    const { special } = weekOf({ ...shop, special_days }, 'HH');
    expect(special.map(({ from }) => from)).toEqual(['2026-12-26', '2026-12-25', '2027-01-01']);
  });

  it.each([
    ['an unknown Land', shop, undefined],
    ['a shop that opens on Sundays', bar, 'HH' as const],
  ])('are left out for %s', (_what, hours, state) => {
    expect(weekOf(hours, state).special).toEqual([]);
  });
});
