import { partsOfDay } from '#model/forms/day-time.ts';
import { dayAfter } from '#model/opening-hours/days.ts';
import { intervalsOf, timesIn, slotCount } from './slot.ts';
import { fieldId } from '#model/part-ids.ts';
import type { AppointmentOfferView } from './views.ts';
import { appointmentMessages } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { Field } from '#site/forms/field/field.tsx';
import type { Mistakes } from '#site/forms/status.ts';
import { SelectField } from '#site/forms/select-field/select-field.tsx';
import styles from './plain-slots.module.css';

interface PlainSlotsProps {
  offers: readonly AppointmentOfferView[];
  mistakes: Mistakes;
}

/**
 * Days and times as plain fields, for browsers without JavaScript. The server reports what does not
 * fit.
 */
export function PlainSlots({ offers, mistakes }: PlainSlotsProps) {
  const words = appointmentMessages[useLanguage()];
  const times = offers.flatMap(({ days, minutes }) =>
    days.hours.flatMap((hours) => timesIn(intervalsOf(hours), minutes)),
  );
  const options = [
    { value: '', label: words.chooseTime },
    ...partsOfDay.map((value) => ({ value, label: words.parts[value] })),
    ...[...new Set(times)].toSorted().map((value) => ({ value, label: words.time(value) })),
  ];
  const [{ days: { first, days } } = { days: { first: '', days: '' } }] = offers;
  return (
    <fieldset className={styles.slots}>
      <legend>{words.when}</legend>
      <p>{words.plainHelp}</p>
      {Array.from({ length: slotCount }, (_, at) => at + 1).map((number) => (
        <div key={number} className={styles.slot}>
          <Field
            id={fieldId('appointment', `day${number}`)}
            name={`day${number}`}
            label={words.slotDay(number)}
            type="date"
            min={first}
            max={first && dayAfter(first, days.length - 1)}
            optional={number > 1}
            error={mistakes[`day${number}`]?.text}
          />
          <SelectField
            id={fieldId('appointment', `time${number}`)}
            name={`time${number}`}
            label={words.slotTime(number)}
            options={options}
            required={number === 1}
            error={mistakes[`time${number}`]?.text}
          />
        </div>
      ))}
    </fieldset>
  );
}
