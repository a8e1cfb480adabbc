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

/** What the start screen shows, in the language of whoever reads it. */
export interface StartState {
  /** YYYY-MM-DD */
  date: string;
  /** 'Donnerstag, 26. November' */
  day: string;
  /** Undefined if nothing is known of today. */
  today: TodayHours | undefined;
  /** The week that holds now; undefined if it has to be changed in the form. */
  week: { name?: string; days: WeekdayHours[] } | undefined;
  /** Documents with a version that is newer than what is published, the newest first. */
  waiting: { newest: WaitingDocument[]; more: number };
}

interface TodayHours {
  /** '9:30–13 Uhr, 14–18:30 Uhr'; empty if closed. */
  times: string;
  notes: string;
  /** When it closes for the day, HH:MM. */
  closes: string | undefined;
  /** Whether visitors are told so: not on holidays that nothing is entered for. */
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
  /** The week that holds today; undefined if its days are entered in words, too. */
  week:
    | {
        days: Week;
        name?: string | undefined;
        /** Its place among the seasons; -1 for the usual week. */
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

/** Where visitors find the site. */
export async function readSiteAddress({ payload }: PayloadRequest): Promise<string | undefined> {
  const { SITE_URL } = process.env;
  if (SITE_URL) return SITE_URL;
  const project: Data = await payload.findGlobal({ slug: 'project', depth: 0 });
  return textOf(project['siteUrl']) || undefined;
}

/** A published global as the model has it; undefined if there is none, or it has mistakes. */
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

/** What every reading has: the rights of the person, and a request that Payload may write into. */
function reading(req: PayloadRequest) {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale']);
  return { depth: 0, overrideAccess: false, req: own } as const;
}

/** How many are named. */
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
        // Not everybody may read everything. Next may load Payload's classes once for each of its bundles.
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
