import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { judgeWish, type Offer, type Wish, wishCount } from '#model/appointments/wish.ts';
import { appointmentFieldId, partIds } from '#model/part-ids.ts';
import type { AppointmentFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useAppointmentMessages } from '../../messages/appointments.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Agreement } from '../agreement/agreement.tsx';
import { Choices } from '../choices/choices.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { Notice } from '../notice/notice.tsx';
import { Sender } from '../sender/sender.tsx';
import type { FormStatus } from '../status.ts';
import { UnseenFields } from '../unseen-fields.tsx';
import { useForm } from '../use-form.ts';
import styles from './appointment-form.module.css';
import { shopNow, sixWeeks } from './days.ts';
import { PlainWishes } from './plain-wishes.tsx';
import { WishPicker } from './wish-picker.tsx';

interface AppointmentFormProps {
  form: AppointmentFormView;
  company: CompanyView;
  /** The initial status. */
  initial?: FormStatus;
}

type FieldName = 'appointment' | 'name' | 'email' | 'phone' | 'message' | 'privacy';

/**
 * Asks for an appointment at one of up to three times, and shows once that was accepted that it is a wish.
 * Without JavaScript, days and times are plain fields, which the server judges.
 */
export function AppointmentForm({ form, company, initial }: AppointmentFormProps) {
  const words = useMessages().forms;
  const ask = useAppointmentMessages();
  const [only, another] = form.offers;
  const first = another ? undefined : only?.id;
  const [chosen, setChosen] = useState(first);
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const offersRef = useRef<HTMLDivElement>(null);
  const { status, formProps } = useForm({
    form: 'appointment',
    server: form.server,
    initial,
    async onAccepted() {
      setWishes([]);
      setChosen(first);
      await goTo(`${form.page}#${partIds.sent}`);
    },
  });

  useEffect(() => {
    const boxes = [...(offersRef.current?.querySelectorAll('input') ?? [])];
    // A link to one of them chooses it; so may the visitor have done before the page was alive.
    const linked = boxes.find(({ value }) => `#${value}` === location.hash);
    if (linked) linked.checked = true;
    const found = boxes.find(({ checked }) => checked);
    if (found) setChosen(found.value);
  }, []);

  const offer = form.offers.find(({ id }) => id === chosen);
  const mistakes = status.kind === 'editing' ? status.mistakes : {};
  const field = (name: FieldName) => {
    return { id: appointmentFieldId(name), name, error: mistakes[name]?.text };
  };
  return (
    <form className={styles.form} {...formProps}>
      <UnseenFields page={form.page} />
      <div ref={offersRef}>
        <Choices
          {...field('appointment')}
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
            setWishes(wishes.filter((wish) => next && !judgeWish(wish, next, shopNow())));
          }}
        />
      </div>
      {isAlive && isAnyDay(offer) ? (
        <>
          <WishPicker offer={offer} wishes={wishes} mistakes={mistakes} onChange={setWishes} />
          <WishFields wishes={wishes} />
        </>
      ) : (
        <PlainWishes offers={form.offers} mistakes={mistakes} />
      )}
      <Sender field={field} labels={ask} />
      <Field {...field('message')} label={ask.message} lines={3} optional />
      <Agreement {...field('privacy')} label={ask.agreement} privacy={form.privacy} />
      <Notice status={status} company={company} />
      <Button type="submit" className={styles.send} aria-disabled={status.kind === 'sending'}>
        {status.kind === 'sending' ? words.sending : ask.send}
      </Button>
    </form>
  );
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Whether there are days to choose from: a page that was built long ago knows of none. */
function isAnyDay(offer: Offer | undefined): boolean {
  return !offer || sixWeeks(offer, shopNow()).some(({ isOffered }) => isOffered);
}

/** The wishes as the server reads them. */
function WishFields({ wishes }: { wishes: readonly Wish[] }) {
  return Array.from({ length: wishCount }, (_, at) => (
    <div key={at} hidden>
      <input type="hidden" name={`day${at + 1}`} value={wishes[at]?.day ?? ''} />
      <input type="hidden" name={`time${at + 1}`} value={wishes[at]?.time ?? ''} />
    </div>
  ));
}
