import { type Endpoint, isolateObjectProperty, type PayloadRequest } from 'payload';
import { type Language, languages } from '../../../src/model/language.ts';
import { timeLabel } from '../../../src/model/opening-hours/words.ts';
import { readers } from '../../../src/model/written.ts';
import { readBody } from '../access/request-body.ts';
import { isStaff } from '../access/roles.ts';
import { isTenfold, understood } from '../fields/understood.ts';
import { unreadWords } from '../fields/written-words.ts';
import { type Data, dataOf, listOf } from '../records/data.ts';
import { inTurn } from '../saving/in-turn.ts';
import { changePublished } from './change-published.ts';
import { type ChangedList, closeAt, closeOn, Refusal, setWeekday } from './hours.ts';
import { readHours, readStart } from './state.ts';
import { readDay } from '../fields/read-day.ts';
import { type ParsedTask, type Refused, type Task, taskSchema } from './task.ts';
import { startWords } from './words.ts';
import { languageOf } from '../language-of.ts';

/** The maximum length of a body, bytes. */
const longest = 10_000;

const hours = { slug: 'opening_hours' } as const;

/**
 * `POST /api/start?locale=de`: does one task of the start screen, and publishes it. Responds with
 * the new state of the screen, or with 400 and `Refused`. The locale is the language of the texts.
 */
export const startEndpoint: Endpoint = {
  path: '/start',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) return Response.json({}, { status: 403 });
    const body = await readBody(req, longest);
    if (!body) return Response.json({}, { status: 413 });
    const { data: task } = taskSchema.safeParse(parsed(body));
    if (!task) return Response.json({}, { status: 400 });
    const refused = await inTurn(async () => doTask(req, task));
    if (refused) return Response.json(refused, { status: 400 });
    return Response.json(await readStart(req));
  },
};

/** Parses JSON; undefined if it is invalid. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** @returns why it failed, if so */
async function doTask(req: PayloadRequest, task: ParsedTask): Promise<Refused | undefined> {
  const form = new TypedForm(languageOf(req.i18n.language));
  try {
    switch (task.task) {
      case 'today':
        await closeEarlier(req, task, form);
        break;
      case 'closed':
        await addClosedDays(req, task, form);
        break;
      case 'weekday':
        await changeWeekday(req, task, form);
        break;
      case 'price':
        await changePrice(req, task, form);
        break;
      case 'notice':
        await announce(req, task, form);
        break;
    }
    return undefined;
  } catch (error) {
    if (error instanceof Unread) return form.refused;
    if (error instanceof Refusal) return form.because(error);
    // Next may load Payload's classes once for each of its bundles.
    const errors = listOf(dataOf(dataOf(error)['data'])['errors']).map(dataOf);
    if (errors.length === 0) throw error;
    return form.refusedBy(errors);
  }
}

type Of<Name extends Task['task']> = Extract<ParsedTask, { task: Name }>;

async function closeEarlier(req: PayloadRequest, task: Of<'today'>, form: TypedForm) {
  const close = form.time('close', task.close) ?? form.missing('close');
  form.check();
  const { date, today } = await readHours(req);
  const intervals = today?.intervals ?? [];
  const first = intervals[0] && timeLabel(intervals[0].open, form.language);
  form.onRefusal = { field: 'close', opens: first ?? '' };
  await changePublished(req, hours, ({ special_days }) => {
    const list = closeAt(special_days, { date, intervals, close });
    form.place('special_days', list, [{ time_close: 'close' }]);
    return { special_days: list.rows };
  });
}

async function addClosedDays(req: PayloadRequest, task: Of<'closed'>, form: TypedForm) {
  const { date } = await readHours(req);
  const from = form.day('from', task.from, date) ?? form.missing('from');
  const to = form.day('to', task.to, from || date) ?? from;
  if (from && from < date) form.refuse('from', form.words.past);
  if (from && to && to < from) form.refuse('to', form.words.endsBefore);
  form.check();
  form.onRefusal = { field: 'from' };
  const language = localeOf(req, form.language);
  await changePublished(req, hours, ({ special_days }) => {
    const reason = task.reason.trim();
    const list = closeOn(special_days, { from, to, reason, language });
    const fields = { date: 'from', date_end: 'to', 'translations.free_text': 'reason' };
    form.place('special_days', list, [fields]);
    return { special_days: list.rows };
  });
}

async function changeWeekday(req: PayloadRequest, task: Of<'weekday'>, form: TypedForm) {
  const times = task.times.flatMap(({ open, close }, at) => {
    const read = {
      open: form.time(`open${at}`, open),
      close: form.time(`close${at}`, close),
      at,
    };
    if (!open.trim() && close.trim()) form.missing(`open${at}`);
    if (open.trim() && !close.trim()) form.missing(`close${at}`);
    return open.trim() || close.trim() ? [read] : [];
  });
  form.check();
  const { week } = await readHours(req);
  if (!week) throw new Refusal('olderForm');
  const { season } = week;
  const fields = times.map(({ at }) => ({ time_open: `open${at}`, time_close: `close${at}` }));
  await changePublished(req, hours, ({ periods, seasons }) => {
    const rows = season === -1 ? periods : dataOf(listOf(seasons)[season])['periods'];
    const list = setWeekday(rows, task.weekday, times);
    if (season === -1) {
      form.place('periods', list, fields);
      return { periods: list.rows };
    }
    form.place(`seasons.${season}.periods`, list, fields);
    const changed = { ...dataOf(listOf(seasons)[season]), periods: list.rows };
    return { seasons: listOf(seasons).with(season, changed) };
  });
}

async function changePrice(req: PayloadRequest, task: Of<'price'>, form: TypedForm) {
  const { item: id, sure } = task;
  const price = form.price('price', task.price);
  form.check();
  form.at('price', 'price');
  await changePublished(req, { slug: 'items', id }, ({ price: before }) => {
    if (!sure && isTenfold(before, price)) {
      const inWords = (euros: unknown) => understood('price', Number(euros), form.language);
      form.refuse('price', form.words.isMeant(inWords(before), inWords(price)));
      form.check();
    }
    return { price };
  });
}

async function announce(req: PayloadRequest, task: Of<'notice'>, form: TypedForm) {
  const { date } = await readHours(req);
  const text = task.text.trim() || form.missing('text');
  const to = form.day('to', task.to, date) ?? form.missing('to');
  if (to && to < date) form.refuse('to', form.words.past);
  form.check();
  form.at('translations.text', 'text').at('to', 'to');
  const noon = (day: string) => `${day}T12:00:00.000Z`;
  await req.payload.create({
    collection: 'announcements',
    data: {
      from: noon(date),
      to: noon(to),
      importance: 'normal',
      translations: { text },
      _status: 'published',
    },
    locale: localeOf(req, form.language),
    overrideAccess: false,
    depth: 0,
    // Payload stores the language in the request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
}

/** The language of the texts. */
function localeOf({ locale }: PayloadRequest, otherwise: Language): Language {
  return languages.find((code) => code === locale) ?? otherwise;
}

/** A text of the form can't be read: the form says which. */
class Unread extends Error {}

/** The input, and its mistakes in the person's language. */
class TypedForm {
  readonly refused: Refused = { fields: {}, others: [] };
  /** The field that shows a refusal, and when the shop opens today. */
  onRefusal: { field?: string; opens?: string } = {};
  /** Maps the document's paths to the form's fields. */
  readonly #places = new Map<string, string>();

  constructor(readonly language: Language) {}

  get words() {
    return startWords[this.language].refused;
  }

  /** HH:MM; null if empty. */
  time(field: string, text: string): string | null {
    if (!text.trim()) return null;
    return readers.time(text) ?? this.refuse(field, unreadWords('time', this.language));
  }

  /** YYYY-MM-DD, the next such day if there is no year; undefined if empty. */
  day(field: string, text: string, since: string): string | undefined {
    if (!text.trim()) return undefined;
    return readDay(text, since) ?? this.refuse(field, unreadWords('day', this.language));
  }

  /** Null for 'on request'. */
  price(field: string, text: string): number | null {
    if (!text.trim()) this.missing(field);
    const price = readers.price(text);
    if (price === undefined) this.refuse(field, unreadWords('price', this.language));
    return price ?? null;
  }

  missing(field: string): string {
    return this.refuse(field, this.words.missing);
  }

  refuse(field: string, message: string): string {
    this.refused.fields[field] ??= message;
    return '';
  }

  /** @throws if anything is rejected */
  check(): void {
    if (Object.values(this.refused.fields).some(Boolean)) throw new Unread();
  }

  at(path: string, field: string): this {
    this.#places.set(path, field);
    return this;
  }

  /** Maps the fields of a list's rows to the form's fields. */
  place(path: string, { own }: ChangedList, fields: Record<string, string>[]): void {
    for (const [index, row] of own.entries()) {
      for (const [name, field] of Object.entries(fields[index] ?? {})) {
        this.at(`${path}.${row}.${name}`, field);
      }
    }
  }

  because({ reason }: Refusal): Refused {
    const { field, opens = '' } = this.onRefusal;
    const said = this.words[reason];
    const message = typeof said === 'string' ? said : said(opens);
    if (field && reason !== 'unpublished') this.refuse(field, message);
    else this.refused.others.push(message);
    return this.refused;
  }

  /** @param errors of Payload's `ValidationError` */
  refusedBy(errors: readonly Data[]): Refused {
    for (const { path, message, label } of errors) {
      const field = this.#places.get(String(path));
      const text = String(message);
      const name = typeof label === 'string' ? label : dataOf(label)[this.language];
      if (field) this.refuse(field, text);
      else if (path && typeof name === 'string') this.refused.others.push(`${name}: ${text}`);
      else this.refused.others.push(text);
    }
    return this.refused;
  }
}
