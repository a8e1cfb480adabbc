import { s3Storage } from '@payloadcms/storage-s3';

/**
 * Stores uploads in S3-compatible storage too, if `S3_BUCKET` names a bucket. They stay on the disk
 * as well, where checks read them.
 */
export const storage = s3Storage({
  enabled: Boolean(process.env['S3_BUCKET']),
  bucket: process.env['S3_BUCKET'] ?? '',
  collections: { media: true, files: true },
  disableLocalStorage: false,
  alwaysInsertFields: true,
  config: {
    ...(process.env['S3_ENDPOINT']
      ? { endpoint: process.env['S3_ENDPOINT'], forcePathStyle: true }
      : {}),
    region: process.env['S3_REGION'] ?? 'auto',
    credentials: {
      accessKeyId: process.env['S3_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: process.env['S3_SECRET_ACCESS_KEY'] ?? '',
    },
  },
});
