import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { resolve } from 'node:path';

/** The kit: its schemas and checks are part of the content system. */
const root = resolve(import.meta.dirname, '..');

/** What holds for every answer: a stranger's page neither shows the content system nor learns its addresses. */
const forAll = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
  // Browsers only heed it over HTTPS. The content system has a host of its own, below which there is none.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
];

/** Next.js writes its data as inline scripts. The preview, which is framed, may have an origin of its own. */
const adminPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  'frame-src http: https:',
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Data, which no browser is to show as a page. Files that were uploaded bring a policy of their own. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const config: NextConfig = {
  headers: async () => [
    { source: '/:path*', headers: forAll },
    {
      source: '/:path((?!api/).*)',
      headers: [{ key: 'Content-Security-Policy', value: adminPolicy }],
    },
    {
      source: '/api/:path((?!(?:media|files)/file/).*)',
      headers: [
        { key: 'Content-Security-Policy', value: dataPolicy },
        // Drafts and people's addresses are kept by no browser.
        { key: 'Cache-Control', value: 'no-store' },
      ],
    },
  ],
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  // WebAssembly that finds its file by its own path.
  serverExternalPackages: ['heic-decode', 'libheif-js'],
  // npm test -- cms checks them.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config, { devBundleServerPackages: false });
