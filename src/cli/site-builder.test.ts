import { expect, onTestFinished, test, vi } from 'vitest';
import { environmentWithout, ofContent, ofServer, ofUpload } from './site-builder.ts';

test("builds and uploads get no secrets they don't need", () => {
  const secrets = [
    'SECRET',
    'DATABASE_URL',
    'SMTP_URL_FILE',
    'PUBLISH_SECRET',
    'LISTMONK_TOKEN',
    'PAYLOAD_SECRET',
  ];
  for (const name of [...secrets, 'CMS_KEY', 'AWS_SECRET_ACCESS_KEY', 'SITE_URL']) {
    vi.stubEnv(name, 'x');
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  const build = environmentWithout(ofServer, ofUpload);
  const upload = environmentWithout(ofServer, ofContent);
  for (const name of secrets) expect([build[name], upload[name]]).toEqual([undefined, undefined]);
  expect(build).toMatchObject({ CMS_KEY: 'x', SITE_URL: 'x', PATH: process.env['PATH'] });
  expect(build).not.toHaveProperty('AWS_SECRET_ACCESS_KEY');
  expect(upload).toHaveProperty('AWS_SECRET_ACCESS_KEY');
  expect(upload).not.toHaveProperty('CMS_KEY');
});
