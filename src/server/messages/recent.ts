import { z } from 'zod';
import { loadParts } from '#features/load.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { defaultLanguage, type Language, languageSchema } from '#model/language.ts';
import { type ShopMessage, shopMessagesSchema } from '#model/publishing/shop-messages.ts';
import {
  isMessagesRequestSigned,
  signatureHeader,
  timeHeader,
} from '#model/publishing/signature.ts';
import { HttpError } from '../http/http-error.ts';
import { json, problem, type Route } from '../http/route.ts';
import type { FeatureServer } from './feature-messages.ts';
import type { MessageStore, StoredMessage } from './message-store.ts';

interface RecentOptions {
  store: Pick<MessageStore, 'recent'>;
  /** Known to the content system. */
  secret: string;
  retentionDays: number;
  /** Whether mails are sent, and not only written to files. */
  sendsMails: boolean;
}

/** The maximum number of messages in an answer. */
const most = 50;

/** How many days back the answer goes, unless messages are deleted earlier. */
const longest = 30;

const day = 24 * 60 * 60 * 1000;

const headersSchema = z.object({
  [timeHeader]: z.string().describe('When it is asked, ms since 1970.'),
  [signatureHeader]: z.string().describe('HMAC-SHA256 of the time, in hexadecimal digits.'),
});

/** The route by which a content system shows owners what visitors have sent. */
export function recentRoute({ store, secret, retentionDays, sendsMails }: RecentOptions): Route {
  const days = Math.min(longest, retentionDays);
  return {
    method: 'get',
    path: '/api/messages',
    summary: 'The messages of the last days, and whether they have reached the shop',
    description: 'For a content system that knows the secret. Each signature is valid for minutes.',
    request: {
      headers: headersSchema,
      query: z.object({ language: languageSchema.optional() }),
    },
    responses: {
      200: json(shopMessagesSchema, 'What is still stored, the newest first.'),
      401: problem('The signature is not that of the time, or the time is not now.'),
    },
    unlimited: true,
    async handle({ request, shop }) {
      if (!isMessagesRequestSigned(secret, request.headers)) throw new HttpError('not-signed');
      const asked = new URL(request.url).searchParams.get('language');
      const language = languageSchema.safeParse(asked).data ?? defaultLanguage;
      const features = await loadParts<FeatureServer>('server');
      const found = await store.recent(Date.now() - days * day, most + 1);
      const messages = found
        .slice(0, most)
        .map((message) => inShort(message, { shop, language, sendsMails, features }));
      const answer: z.input<typeof shopMessagesSchema> = {
        messages,
        isAll: found.length <= most,
        days,
        keptDays: retentionDays,
      };
      return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
    },
  };
}

/** What forms store. A field of another form, or of another version of the kit, counts as missing. */
const fieldsSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    pieces: z.array(z.object({ title: z.string() })),
  })
  .partial();

type Fields = z.output<typeof fieldsSchema>;

interface Around {
  shop: FormsShop;
  language: Language;
  sendsMails: boolean;
  features: readonly FeatureServer[];
}

function inShort(
  { id, kind, language, acceptedAt, fields, state }: StoredMessage,
  around: Around,
): ShopMessage {
  const stored = fieldsOf(fields);
  const { name = '', email, phone } = stored;
  return {
    id,
    kind,
    time: acceptedAt,
    name: oneLine(name, 100),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    language,
    about: oneLine(aboutOf(kind, fields, around), 160),
    state: states[state] ?? (around.sendsMails ? 'sent' : 'filed'),
  };
}

const states: Partial<Record<StoredMessage['state'], ShopMessage['state']>> = {
  waiting: 'waiting',
  parked: 'failed',
};

function fieldsOf(stored: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fieldsSchema.shape).flatMap(([name, schema]) => {
      const { data } = schema.safeParse((stored as Record<string, unknown> | null)?.[name]);
      return data === undefined ? [] : [[name, data]];
    }),
  );
}

function aboutOf(
  kind: StoredMessage['kind'],
  stored: unknown,
  { shop, language, features }: Around,
): string {
  const [about] = features.flatMap((feature) => feature.about?.[kind] ?? []);
  if (about) return about({ ...(stored as object | null) }, { shop, language });
  const { message = '', pieces = [] } = fieldsOf(stored);
  return kind === 'availability' ? pieces.map(({ title }) => title).join(', ') : message;
}

/** Without line breaks, and without characters that turn or hide the text around them. */
function oneLine(text: string, longestText: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (line.length <= longestText) return line;
  // A half of a character that was cut in two goes as well.
  return `${line.slice(0, longestText - 1).replace(/\p{Cs}$/u, '')}…`;
}
