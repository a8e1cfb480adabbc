'use client';

import { Link, useAuth, useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { languageNames, languages } from '../../../../src/model/language.ts';
import type { StartState } from '../../start/state.ts';
import { startWords } from '../../start/words.ts';
import { Messages } from './messages.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { PriceForm } from './price-form.tsx';
import { TaskForm, type TaskFormProps } from './task-form.tsx';
import { TextInput, TypedInput } from './typed-input.tsx';
import { hoursForm, Week } from './week.tsx';
import styles from './start.module.css';
import { languageOf } from '../../language-of.ts';

interface Props {
  initial: StartState;
  /** Shown below today's hours: whether the site is up to date. */
  children: ReactNode;
}

/** The weekly tasks: each is an inline form with a single button, and a link to the full form. */
export function StartScreen({ initial, children }: Props) {
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { user } = useAuth();
  const [state, setState] = useState(initial);
  const [open, setOpen] = useState<string>();
  const [done, setDone] = useState<string>();
  const language = languageOf(i18n.language);
  const words = startWords[language];
  const texts = languages.find((one) => one === code) ?? language;
  const { date, day, today, week, adding, waiting } = state;
  const isOpen = Boolean(today?.times);

  /** The props shared by all forms. */
  const form = (
    name: string,
  ): Pick<TaskFormProps, 'language' | 'locale' | 'onCancel' | 'onDone'> => ({
    language,
    locale: texts,
    onCancel: () => setOpen(undefined),
    onDone: (next) => {
      setState(next);
      setOpen(undefined);
      setDone(name);
    },
  });
  const toggle = (name: string) => ({
    'aria-expanded': open === name,
    onClick: () => {
      setOpen(open === name ? undefined : name);
      setDone(undefined);
    },
  });
  const typed = { language, today: date };
  const inTexts = (label: string) => words.inLanguage(label, languageNames[texts]);
  const message = (...names: string[]) => (
    <output className={styles.done}>
      {done !== undefined && names.includes(done) ? words.published : ''}
    </output>
  );

  const action = (name: string, label: string, task: ReactNode) => (
    <li>
      <button type="button" {...toggle(name)}>
        {label}
      </button>
      {open === name && task}
    </li>
  );

  return (
    <div className={styles.start}>
      <section className={styles.today} data-open={isOpen || undefined}>
        <h1>{words.today(day)}</h1>
        <p className={styles.hours}>{todayInWords(today, words)}</p>
        {today && !today.isSure && <p>{words.unsure}</p>}
        {message('today', 'closed', 'notice', 'price')}
        <ul className={styles.actions}>
          {today?.closes !== undefined &&
            !today.isSure &&
            action(
              'usual',
              words.asUsual,
              <TaskForm
                {...form('today')}
                initial={{ close: today.closes }}
                taskOf={({ close = '' }) => ({ task: 'today', close })}
                more={{ href: hoursForm, label: words.allHours }}
              >
                {() => <p>{words.asUsualToday(today.times)}</p>}
              </TaskForm>,
            )}
          {isOpen &&
            action(
              'today',
              words.closeEarlier,
              <TaskForm
                {...form('today')}
                initial={{ close: '' }}
                taskOf={({ close = '' }) => ({ task: 'today', close })}
                more={{ href: hoursForm, label: words.allHours }}
              >
                {(at) => (
                  <TypedInput form="time" label={words.closesAt} {...typed} {...at('close')} />
                )}
              </TaskForm>,
            )}
          {action(
            'closed',
            words.closedDay,
            <TaskForm
              {...form('closed')}
              initial={{ from: '', to: '', reason: '' }}
              taskOf={(values) => ({ task: 'closed', ...values })}
              more={{ href: hoursForm, label: words.allHours }}
            >
              {(at) => (
                <>
                  <TypedInput form="day" label={words.closedFrom} {...typed} {...at('from')} />
                  <TypedInput
                    form="day"
                    label={words.optional(words.closedTo)}
                    {...typed}
                    {...at('to')}
                  />
                  <TextInput
                    label={words.optional(inTexts(words.reason))}
                    example={words.reasonExample}
                    {...at('reason')}
                  />
                </>
              )}
            </TaskForm>,
          )}
          {action(
            'notice',
            words.notice,
            <TaskForm
              {...form('notice')}
              initial={{ text: '', to: '' }}
              taskOf={({ text = '', to = '' }) => ({ task: 'notice', text, to })}
              more={{ href: '/admin/collections/announcements', label: words.allNotices }}
            >
              {(at) => (
                <>
                  <TextInput
                    label={inTexts(words.noticeText)}
                    example={words.noticeExample}
                    lines={3}
                    {...at('text')}
                  />
                  <TypedInput form="day" label={words.noticeTo} {...typed} {...at('to')} />
                </>
              )}
            </TaskForm>,
          )}
          {action('price', words.price, <PriceForm {...form('price')} />)}
        </ul>
      </section>
      <div className={styles.site}>{children}</div>
      {week ? (
        <Week week={week} today={date} form={form('week')} toggle={toggle} open={open}>
          {message('week')}
        </Week>
      ) : (
        <section>
          <Link className={styles.more} href={hoursForm}>
            {words.weekInForm}
          </Link>
        </section>
      )}
      <section className={styles.add}>
        <h2>{words.add}</h2>
        <ul>
          {adding.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
          <li>
            <PictureUpload language={language} />
          </li>
        </ul>
      </section>
      <section className={styles.waiting}>
        <h2>{words.waiting}</h2>
        {waiting.newest.length === 0 ? (
          <p>{words.nothingWaiting}</p>
        ) : (
          <ul>
            {waiting.newest.map(({ title, kind, href }) => (
              <li key={href}>
                <Link href={href}>
                  <span>{title || words.untitled}</span>
                  <span>{kind}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {waiting.more > 0 && <p>{words.more(waiting.more)}</p>}
      </section>
      {user?.['role'] === 'owner' && <Messages language={language} />}
    </div>
  );
}

type Words = (typeof startWords)['de'];

function todayInWords(today: StartState['today'], words: Words): string {
  if (!today) return words.unknown;
  const { times, notes } = today;
  if (!times) return notes ? words.closedFor(notes) : words.closed;
  return notes ? `${words.open(times)} (${notes})` : words.open(times);
}
