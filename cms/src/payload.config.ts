import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { buildConfig, type Endpoint } from 'payload';
import sharp from 'sharp';
import { defaultLanguage, languageNames, languages } from '../../src/model/language.ts';
import { audited, auditedEndpoint, auditedGlobal, auditRefusal, logging } from './access/audit.ts';
import { lockInOwnName } from './access/locks.ts';
import { noMail } from './access/no-mail.ts';
import { isStaff } from './access/roles.ts';
import { refuseValue } from './access/well-formed.ts';
import { labelsInLanguage } from './admin/labels.ts';
import { linkTargetsEndpoint } from './admin/links/endpoint.ts';
import { payloadWords } from './admin/payload-words.ts';
import { untouchedEndpoint } from './admin/untouched/endpoint.ts';
import { contentCollections, contentGlobals } from './collections/content.ts';
import { files } from './collections/files.ts';
import { mediaCollection } from './collections/media.ts';
import { inMenuOrder } from './collections/menu-order.ts';
import { passkeys } from './collections/passkeys.ts';
import { readers } from './collections/readers.ts';
import { users } from './collections/users.ts';
import { livePreview } from './preview/live-preview.ts';
import { pageLinkEndpoint, previewLinkEndpoint } from './preview/share-link.ts';
import { exportEndpoint } from './export/endpoint.ts';
import { importEndpoints } from './import/endpoints.ts';
import { publishingEndpoints } from './publishing/endpoints.ts';
import { presenceEndpoint } from './saving/presence.ts';
import { tellUntold } from './publishing/tell-site.ts';
import { saveInTurn } from './saving/merge-saves.ts';
import { startEndpoint } from './start/endpoint.ts';
import { uploadLimits } from './uploads/limits.ts';
import { storage } from './uploads/storage.ts';
import { database } from './database.ts';
import { adminOrigin, databaseUrl, timeZone } from './settings.ts';

/** Every ten seconds, so that scheduled changes are published on time. */
const often = '*/10 * * * * *';

/**
 * Payload would draw a preview picture of the admin for social networks, for anybody, and fails at
 * it.
 */
const noPreviewImages: Endpoint = {
  path: '/og',
  method: 'get',
  handler: () => Response.json({}, { status: 404 }),
};

export default buildConfig({
  secret: process.env['PAYLOAD_SECRET'] ?? '',
  // Requests from pages of another origin are treated as signed out.
  csrf: [adminOrigin],
  cors: [adminOrigin],
  // Nothing needs more: documents with all their references, recursively, would be expensive.
  maxDepth: 2,
  // With this prefix, browsers do not let other hosts or plain HTTP set the cookie.
  cookiePrefix: adminOrigin.startsWith('https:') ? '__Host-payload' : 'payload',
  db: database(databaseUrl),
  collections: inMenuOrder([
    ...contentCollections(),
    mediaCollection(),
    files,
    users,
    passkeys,
    readers,
  ]).map(audited),
  globals: contentGlobals().map(auditedGlobal),
  hooks: { afterError: [auditRefusal, refuseValue] },
  logger: { options: logging, destination: process.stdout },
  // The audit logs them, without a stack.
  loggingLevels: {
    AuthenticationError: false,
    Forbidden: false,
    LockedAuth: false,
  },
  endpoints: [
    exportEndpoint,
    linkTargetsEndpoint,
    presenceEndpoint,
    previewLinkEndpoint,
    pageLinkEndpoint,
    startEndpoint,
    untouchedEndpoint,
    ...importEndpoints,
    ...publishingEndpoints,
    noPreviewImages,
  ].map(auditedEndpoint),
  email: noMail,
  plugins: [storage, labelsInLanguage],
  localization: {
    locales: languages.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale: defaultLanguage,
    fallback: false,
  },
  i18n: {
    fallbackLanguage: defaultLanguage,
    supportedLanguages: { de, en, fr },
    translations: payloadWords,
  },
  admin: {
    user: 'users',
    importMap: { baseDir: import.meta.dirname },
    components: {
      afterLogin: ['/admin/passkeys/sign-in-page.tsx#PasskeySignIn'],
      graphics: { Icon: '/admin/brand/icon.tsx#Icon', Logo: '/admin/brand/logo.tsx#Logo' },
      views: {
        dashboard: { Component: '/admin/start/dashboard.tsx#Dashboard' },
        forgot: { Component: '/admin/forgotten-password.tsx#ForgottenPassword' },
      },
      providers: [
        '/admin/untouched/drop-untouched.tsx#DropUntouched',
        '/admin/uploads/shrink-photos.tsx#ShrinkPhotos',
      ],
    },
    avatar: 'default',
    livePreview: livePreview(),
    // In the order of the reader's language, with the month in letters.
    dateFormat: 'PP, HH:mm',
    meta: { titleSuffix: ' – Schaufenster' },
    timezones: {
      defaultTimezone: timeZone,
      // The city, whose name is the same in all languages.
      supportedTimezones: [{ label: timeZone.replace(/^.*\//, ''), value: timeZone }],
    },
  },
  upload: uploadLimits,
  jobs: {
    autoRun: [{ cron: often }],
    // The process itself runs them: they cannot be started from outside.
    access: {
      run: () => false,
      queue: ({ req }) => isStaff(req),
      cancel: ({ req }) => isStaff(req),
    },
  },
  graphQL: { disable: true },
  onInit: async (payload) => {
    lockInOwnName(payload);
    saveInTurn(payload);
    await tellUntold(payload);
  },
  telemetry: false,
  typescript: { autoGenerate: false },
  sharp,
});
