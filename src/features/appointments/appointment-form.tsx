import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { judgeSlot, type Offer, type Slot, slotCount } from './slot.ts';
import { partIds } from '#model/part-ids.ts';
import type { AppointmentFormView } from './views.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { appointmentMessages } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { Choices } from '#site/forms/choices/choices.tsx';
import { Field } from '#site/forms/field/field.tsx';
import { goTo } from '#site/forms/go-to.ts';
import { MessageForm } from '#site/forms/message-form/message-form.tsx';
import { senderMessages } from '#site/forms/sender/messages.ts';
import { ReachableSender } from '#site/forms/sender/reachable-sender.tsx';
import type { FormStatus } from '#site/forms/status.ts';
import { useForm } from '#site/forms/use-form.ts';
import styles from './appointment-form.module.css';
import { shopNow, sixWeeks } from './days.ts';
import { PlainSlots } from './plain-slots.tsx';
import { NoSlotsYet, SlotPicker } from './slot-picker.tsx';

interface AppointmentFormProps {
  form: AppointmentFormView;
  company: CompanyView;
  /** The initial status. */
  initial?: FormStatus;
}

/**
 * Asks for an appointment at one of up to three times and, once accepted, shows that it is not
 * confirmed yet. Without JavaScript, days and times are plain fields, which the server checks.
 */
export function AppointmentForm({ form, company, initial }: AppointmentFormProps) {
  const ask = appointmentMessages[useLanguage()];
  const { agreement } = senderMessages[useLanguage()];
  const [only, another] = form.offers;
  const first = another ? undefined : only?.id;
  const [chosen, setChosen] = useState(first);
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const offersRef = useRef<HTMLDivElement>(null);
  const used = useForm({
    form: 'appointment',
    server: form.server,
    initial,
    async onAccepted() {
      setSlots([]);
      setChosen(first);
      await goTo(`${form.page}#${partIds.sent}`);
    },
  });

  useEffect(() => {
    const boxes = [...(offersRef.current?.querySelectorAll('input') ?? [])];
    // A link to an offer chooses it; the visitor may also have chosen one before hydration.
    const linked = boxes.find(({ value }) => `#${value}` === location.hash);
    if (linked) linked.checked = true;
    const found = boxes.find(({ checked }) => checked);
    if (found) setChosen(found.value);
  }, []);

  const offer = form.offers.find(({ id }) => id === chosen);
  const mistakes = used.status.kind === 'editing' ? used.status.mistakes : {};
  return (
    <MessageForm
      {...used}
      form={form}
      company={company}
      words={{ agreement, send: ask.send }}
      className={styles.form}
    >
      <div ref={offersRef}>
        <Choices
          {...used.field('appointment')}
          legend={ask.what}
          required
          initial={first}
          choices={form.offers.map(({ id, name, lang, lead, minutes, place }) => ({
            value: id,
            label: name,
            lang,
            detail: [ask.minutes(minutes), place].filter(Boolean).join(' · '),
            lead,
            anchor: id,
          }))}
          onChoose={(id) => {
            setChosen(id);
            const next = form.offers.find((other) => other.id === id);
            setSlots(slots.filter((slot) => next && !judgeSlot(slot, next, shopNow())));
          }}
        />
      </div>
      {isAlive ? (
        <Slots
          offer={offer}
          offers={form.offers}
          slots={slots}
          mistakes={mistakes}
          onChange={setSlots}
        />
      ) : (
        <SlotsInDocument offers={form.offers} />
      )}
      <ReachableSender field={used.field} />
      <Field {...used.field('message')} label={ask.message} lines={3} optional />
    </MessageForm>
  );
}

interface SlotsProps extends ComponentProps<typeof SlotPicker> {
  offers: AppointmentFormView['offers'];
}

/** Days to choose from, or plain fields if there are none. */
function Slots({ offers, ...picker }: SlotsProps) {
  if (!isAnyDay(picker.offer)) {
    return <PlainSlots offers={offers} mistakes={picker.mistakes} />;
  }
  return (
    <>
      <SlotPicker {...picker} />
      <SlotFields slots={picker.slots} />
    </>
  );
}

/**
 * The slots before the application runs: room for what it will show, so that nothing moves, or
 * plain fields in a browser without JavaScript or if the application does not load.
 */
function SlotsInDocument({ offers }: Pick<SlotsProps, 'offers'>) {
  return (
    <div>
      <div className={styles.scripted}>
        <NoSlotsYet />
      </div>
      <div className={styles.plain}>
        <PlainSlots offers={offers} mistakes={{}} />
      </div>
    </div>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Whether there are days to choose from: a page that was built long ago has none. */
function isAnyDay(offer: Offer | undefined): boolean {
  return !offer || sixWeeks(offer, shopNow()).some(({ isOffered }) => isOffered);
}

/** The preferred slots, in the fields that the server reads. */
function SlotFields({ slots }: { slots: readonly Slot[] }) {
  return Array.from({ length: slotCount }, (_, at) => (
    <div key={at} hidden>
      <input type="hidden" name={`day${at + 1}`} value={slots[at]?.day ?? ''} />
      <input type="hidden" name={`time${at + 1}`} value={slots[at]?.time ?? ''} />
    </div>
  ));
}
