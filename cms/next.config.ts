import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { resolve } from 'node:path';

/** The kit: its schemas and checks are part of the content system. */
const root = resolve(import.meta.dirname, '..');

const config: NextConfig = {
  turbopack: { root },
  outputFileTracingRoot: root,
  poweredByHeader: false,
  // WebAssembly that finds its file by its own path.
  serverExternalPackages: ['heic-decode', 'libheif-js'],
  // npm run test:cms checks them.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config, { devBundleServerPackages: false });
