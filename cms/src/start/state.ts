import { isolateObjectProperty, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { recordSchema } from '../../../src/content/records/validate.ts';
import { holidayRegion } from '../../../src/model/country.ts';
import { companySchema } from '../../../src/model/entities/company.ts';
import { defaultLanguage, type Language, locales } from '../../../src/model/language.ts';
import { withHolidays } from '../../../src/model/opening-hours/closed-holidays.ts';
import { dayName, type Weekday, weekdays } from '../../../src/model/opening-hours/days.ts';
import type { DayHours, Interval, Week } from '../../../src/model/opening-hours/hours.ts';
import { hoursFrom } from '../../../src/model/opening-hours/hours-on.ts';
import { openingHoursSchema } from '../../../src/model/opening-hours/schema.ts';
import { type WeekSpan, weekSpans } from '../../../src/model/opening-hours/seasons.ts';
import { isSure } from '../../../src/model/opening-hours/timetable.ts';
import { weeklyHours } from '../../../src/model/opening-hours/weekly.ts';
import { intervalLabel } from '../../../src/model/opening-hours/words.ts';
import { type Collection, contentSchema } from '../../../src/model/site.ts';
import { today as todayIn } from '../../../src/model/today.ts';
import { holdings, recordShape } from '../collections/kinds.ts';
import { titleOf } from '../collections/titles.ts';
import { ownerWords } from '../fields/owner-words.ts';
import { fromPayload } from '../records/from-payload.ts';
import { type Data, dataOf, textOf } from '../records/data.ts';
import { languageOf } from '../language-of.ts';

/** The start screen's data, in the reader's language. */
export interface StartState {
  /** YYYY-MM-DD */
  date: string;
  /** 'Donnerstag, 26. November' */
  day: string;
  /** Undefined if today's hours are unknown. */
  today: TodayHours | undefined;
  /** The current week; undefined if it can only be changed in the form. */
  week: { name?: string; days: WeekdayHours[] } | undefined;
  /** The kinds of records that are added often, by name, with the form that adds one. */
  adding: { label: string; href: string }[];
  /** Documents with a version newer than the published one, newest first. */
  waiting: { newest: WaitingDocument[]; more: number };
}

interface TodayHours {
  /** '9:30–13 Uhr, 14–18:30 Uhr'; empty if closed. */
  times: string;
  notes: string;
  /** The last closing time of the day, HH:MM. */
  closes: string | undefined;
  /** Whether visitors see it: not on holidays without an entry. */
  isSure: boolean;
}

interface WeekdayHours {
  weekday: Weekday;
  name: string;
  times: string;
  notes: string;
  /** HH:MM */
  intervals: Interval[];
}

interface WaitingDocument {
  title: string;
  kind: string;
  href: string;
}

export async function readStart(req: PayloadRequest): Promise<StartState> {
  const language = languageOf(req.i18n.language);
  const [hours, waiting] = await Promise.all([readHours(req), readWaiting(req, language)]);
  const { date, today, isSure: isTold, week } = hours;
  return {
    date,
    day: new Date(date).toLocaleDateString(locales[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
    today: today && {
      ...labels(today, language),
      closes: today.intervals.at(-1)?.close,
      isSure: isTold,
    },
    week: week && {
      ...(week.name ? { name: week.name } : {}),
      days: weekdays.map((weekday) => {
        const day = week.days[weekday] ?? { intervals: [], notes: [] };
        const { long } = dayName(weekday, language);
        const name = `${long.charAt(0).toUpperCase()}${long.slice(1)}`;
        return { weekday, name, ...labels(day, language), intervals: day.intervals };
      }),
    },
    adding: adding(language),
    waiting,
  };
}

function labels({ intervals, notes }: DayHours, language: Language) {
  return {
    times: intervals.map((interval) => intervalLabel(interval, language)).join(', '),
    notes: notes.join(', '),
  };
}

interface CurrentHours {
  /** YYYY-MM-DD */
  date: string;
  today: DayHours | undefined;
  isSure: boolean;
  /** The current week; undefined if its days have words instead of times. */
  week:
    | {
        days: Week;
        name?: string | undefined;
        /** Its index among the seasons; -1 for the usual week. */
        season: number;
      }
    | undefined;
}

/** The published hours, as the site reads them. */
export async function readHours(req: PayloadRequest): Promise<CurrentHours> {
  const language = languageOf(req.i18n.language);
  const date = todayIn();
  const [hours, company] = await Promise.all([
    published(req, 'opening_hours', openingHoursSchema),
    published(req, 'company', companySchema),
  ]);
  const place = company?.addresses[0];
  const region = company && place && holidayRegion(place, company);
  const weekly = weeklyHours(hours ?? openingHoursSchema.parse({}), language);
  const today = hoursFrom(withHolidays(weekly, { region, language, today: date }), date)(date);
  const isNow = ({ dates }: WeekSpan) => !dates || (dates.from <= date && date <= dates.to);
  const span = weekSpans(weekly, date).find(isNow) ?? { days: weekly.days };
  return {
    date,
    today,
    isSure: today !== undefined && isSure(today, date, region),
    week:
      hours && hours.opening_hours.length > 0
        ? undefined
        : {
            days: span.days,
            name: span.name,
            season: weekly.seasons.findIndex(({ days }) => days === span.days),
          },
  };
}

/** The site's address for visitors. */
export async function readSiteAddress({ payload }: PayloadRequest): Promise<string | undefined> {
  const { SITE_URL } = process.env;
  if (SITE_URL) return SITE_URL;
  const project: Data = await payload.findGlobal({ slug: 'project', depth: 0 });
  return textOf(dataOf(project['siteMetadata'])['siteUrl']) || undefined;
}

/** A published global in the model's shape; undefined if there is none, or it is invalid. */
async function published<Schema extends z.ZodType>(
  req: PayloadRequest,
  slug: Collection,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const doc: Data = await req.payload.findGlobal({ slug, locale: 'all', ...reading(req) });
  if (doc['_status'] !== 'published') return undefined;
  const names = { nameOf: (_: string, key: string | number) => String(key) };
  return schema.safeParse(fromPayload(recordShape(slug), doc, names)).data;
}

/** Common options for reading: the person's rights, and a request that Payload may modify. */
function reading(req: PayloadRequest) {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale']);
  return { depth: 0, overrideAccess: false, req: own } as const;
}

function adding(language: Language): StartState['adding'] {
  const often = [...holdings.keys()].filter(
    (name) => ownerWords(name, contentSchema.shape[name]).isAddedOften,
  );
  return often.map((name) => ({
    label: ownerWords(name, recordSchema(name)).label[language],
    href: `/admin/collections/${name}/create`,
  }));
}

/** The maximum number listed. */
const most = 8;

async function readWaiting(
  req: PayloadRequest,
  language: Language,
): Promise<StartState['waiting']> {
  const found = await Promise.all(
    [...holdings].map(async ([name, holding]) => {
      if (holding === 'files') return [];
      const read = holding === 'documents' ? waitingDocuments : waitingGlobal;
      try {
        return await read(req, name, language);
      } catch (error) {
        // People may lack the right to read some. Next may load Payload's classes once for each of
        // its bundles.
        if (dataOf(error)['status'] === 403) return [];
        throw error;
      }
    }),
  );
  const all = found
    .flat()
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .map(({ title, kind, href }) => ({ title, kind, href }));
  return { newest: all.slice(0, most), more: Math.max(0, all.length - most) };
}

type Waiting = WaitingDocument & { updatedAt: string };

async function waitingDocuments(
  req: PayloadRequest,
  name: Collection,
  language: Language,
): Promise<Waiting[]> {
  const { field } = titleOf(name);
  const { docs } = await req.payload.find({
    collection: name,
    draft: true,
    where: { _status: { equals: 'draft' } },
    select: { [field]: true, updatedAt: true },
    pagination: false,
    locale: language,
    fallbackLocale: defaultLanguage,
    ...reading(req),
  });
  const { label } = ownerWords(name, recordSchema(name));
  return docs.map((doc) => {
    const { id, updatedAt, [field]: title } = dataOf(doc);
    return {
      title: typeof title === 'string' ? title : '',
      kind: label[language],
      href: `/admin/collections/${name}/${String(id)}`,
      updatedAt: String(updatedAt),
    };
  });
}

async function waitingGlobal(
  req: PayloadRequest,
  name: Collection,
  language: Language,
): Promise<Waiting[]> {
  const doc: Data & { updatedAt?: string } = await req.payload.findGlobal({
    slug: name,
    draft: true,
    select: { updatedAt: true, _status: true },
    ...reading(req),
  });
  const { updatedAt } = doc;
  if (updatedAt === undefined || doc['_status'] !== 'draft') return [];
  const { label } = ownerWords(name, contentSchema.shape[name]);
  return [{ title: label[language], kind: '', href: `/admin/globals/${name}`, updatedAt }];
}
