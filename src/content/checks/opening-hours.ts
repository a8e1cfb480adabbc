import { type Clash, clashes } from '#model/opening-hours/clashes.ts';
import type { OpeningHours } from '#model/opening-hours/schema.ts';
import type { Diagnosis, Place } from '../diagnostics/diagnostic.ts';
import { contentCheck } from './check.ts';

/** Opening hours must not contradict each other on any day. */
export const checkOpeningHours = contentCheck(
  ['overlapping-hours'],
  ({ draft, placeOf, report }) => {
    const checkHours = (hours: OpeningHours, path: readonly PropertyKey[]): void => {
      for (const clash of clashes(hours)) {
        const other = placeOf([...path, ...clash.other]);
        report({ path: [...path, ...clash.path], ...diagnosis(clash, other) });
      }
    };
    for (const { value, path } of draft.opening_hours.filter(({ sound }) => sound)) {
      checkHours(value, path);
    }
    for (const { value, path } of draft.company.filter(({ sound }) => sound)) {
      for (const [at, { opening_hours }] of value.addresses.entries()) {
        if (opening_hours) checkHours(opening_hours, [...path, 'addresses', at, 'opening_hours']);
      }
    }
  },
);

function diagnosis({ kind, day }: Clash, place: Place): Diagnosis<'overlapping-hours'> {
  const other = place.line === undefined ? (place.field ?? place.document) : `line ${place.line}`;
  const code = 'overlapping-hours';
  switch (kind) {
    case 'overlap':
      return {
        code,
        message: `On ${day} these hours overlap those of ${other}.`,
        hint: 'Let one end before the other begins, or make one row of the two.',
      };
    case 'twice':
      return {
        code,
        message: `The same stands in ${other} for ${day}.`,
        hint: 'Take one of the two out.',
      };
    case 'closed':
      return {
        code,
        message: `On ${day} the shop would be both open and closed: see ${other}.`,
        hint: 'A row without times and words closes its days. Take one of the two out.',
      };
    case 'seasons':
      return {
        code,
        message: `This season shares days with that of ${other}, such as ${day}.`,
        hint: 'Let each season end on the day before the next begins.',
      };
    case 'days':
      return {
        code,
        message: `The day ${day} stands in ${other} too.`,
        hint: 'Give each day one entry: split the longer run around it.',
      };
  }
}
