import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { judgeWish, type Offer, type Wish, wishCount } from './wish.ts';
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
import { PlainWishes } from './plain-wishes.tsx';
import { NoWishesYet, WishPicker } from './wish-picker.tsx';

interface AppointmentFormProps {
  form: AppointmentFormView;
  company: CompanyView;
  /** The initial status. */
  initial?: FormStatus;
}

/**
 * Asks for an appointment at one of up to three times, and shows once that was accepted that it is a wish.
 * Without JavaScript, days and times are plain fields, which the server judges.
 */
export function AppointmentForm({ form, company, initial }: AppointmentFormProps) {
  const ask = appointmentMessages[useLanguage()];
  const { agreement } = senderMessages[useLanguage()];
  const [only, another] = form.offers;
  const first = another ? undefined : only?.id;
  const [chosen, setChosen] = useState(first);
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const isAlive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const offersRef = useRef<HTMLDivElement>(null);
  const used = useForm({
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
            setWishes(wishes.filter((wish) => next && !judgeWish(wish, next, shopNow())));
          }}
        />
      </div>
      {isAlive ? (
        <Wishes
          offer={offer}
          offers={form.offers}
          wishes={wishes}
          mistakes={mistakes}
          onChange={setWishes}
        />
      ) : (
        <WishesInDocument offers={form.offers} />
      )}
      <ReachableSender field={used.field} />
      <Field {...used.field('message')} label={ask.message} lines={3} optional />
    </MessageForm>
  );
}

interface WishesProps extends ComponentProps<typeof WishPicker> {
  offers: AppointmentFormView['offers'];
}

/** Days to choose from, or plain fields where there are none. */
function Wishes({ offers, ...picker }: WishesProps) {
  if (!isAnyDay(picker.offer)) {
    return <PlainWishes offers={offers} mistakes={picker.mistakes} />;
  }
  return (
    <>
      <WishPicker {...picker} />
      <WishFields wishes={picker.wishes} />
    </>
  );
}

/**
 * The wishes before the application runs: the place of what it will show, so that nothing moves then,
 * or plain fields in a browser without JavaScript, and where that does not come.
 */
function WishesInDocument({ offers }: Pick<WishesProps, 'offers'>) {
  return (
    <div>
      <div className={styles.scripted}>
        <NoWishesYet />
      </div>
      <div className={styles.plain}>
        <PlainWishes offers={offers} mistakes={{}} />
      </div>
    </div>
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
