import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { defaultLanguage, languageNames, languages } from '../../src/model/language.ts';
import { linkTargetsEndpoint } from './admin/links/endpoint.ts';
import { contentCollections, contentGlobals } from './collections/content.ts';
import { files } from './collections/files.ts';
import { mediaCollection } from './collections/media.ts';
import { inMenuOrder } from './collections/menu-order.ts';
import { readers } from './collections/readers.ts';
import { users } from './collections/users.ts';
import { livePreview } from './preview/live-preview.ts';
import { previewLinkEndpoint } from './preview/share-link.ts';
import { exportEndpoint } from './export/endpoint.ts';
import { importEndpoints } from './import/endpoints.ts';
import { publishingEndpoints } from './publishing/endpoints.ts';
import { storage } from './uploads/storage.ts';
import { database } from './database.ts';
import { databaseUrl, timeZone } from './settings.ts';

/** Every ten seconds: what is scheduled is published on time. */
const often = '*/10 * * * * *';

export default buildConfig({
  secret: process.env['PAYLOAD_SECRET'] ?? '',
  db: database(databaseUrl),
  collections: inMenuOrder([...contentCollections(), mediaCollection(), files, users, readers]),
  globals: contentGlobals(),
  endpoints: [
    exportEndpoint,
    linkTargetsEndpoint,
    previewLinkEndpoint,
    ...importEndpoints,
    ...publishingEndpoints,
  ],
  plugins: [storage],
  localization: {
    locales: languages.map((code) => ({ code, label: languageNames[code] })),
    defaultLocale: defaultLanguage,
    fallback: false,
  },
  i18n: { fallbackLanguage: defaultLanguage, supportedLanguages: { de, en, fr } },
  admin: {
    user: 'users',
    importMap: { baseDir: import.meta.dirname },
    components: {
      graphics: { Icon: '/admin/brand/icon.tsx#Icon', Logo: '/admin/brand/logo.tsx#Logo' },
      beforeDashboard: ['/admin/publishing/panel.tsx#PublishingPanel'],
    },
    avatar: 'default',
    livePreview: livePreview(),
    dateFormat: 'dd.MM.yyyy HH:mm',
    meta: { titleSuffix: ' – Schaufenster' },
    timezones: {
      defaultTimezone: timeZone,
      supportedTimezones: [{ label: 'Deutschland', value: timeZone }],
    },
  },
  jobs: { autoRun: [{ cron: often }] },
  graphQL: { disable: true },
  telemetry: false,
  typescript: { autoGenerate: false },
  sharp,
});
