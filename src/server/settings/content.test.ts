import { expect, test } from 'vitest';
import { readCmsSettings, readPreviewSettings, readSourceChoice } from './content.ts';

test('content comes from files unless the environment selects another source', () => {
  expect(readSourceChoice({})).toBe('files');
  expect(readSourceChoice({ SCHAUFENSTER_SOURCE: 'cms' })).toBe('cms');
  expect(() => readSourceChoice({ SCHAUFENSTER_SOURCE: 'CMS' })).toThrow(
    'SCHAUFENSTER_SOURCE is "CMS", but must be one of files, cms.',
  );
});

test('a content system is expected on this machine, and needs a key', () => {
  expect(readCmsSettings({ CMS_KEY: 'a-key' })).toEqual({
    url: 'http://127.0.0.1:3000',
    key: 'a-key',
  });
  expect(() => readCmsSettings({ CMS_URL: 'https://cms.shop.example/admin' })).toThrow(
    'CMS_URL is "https://cms.shop.example/admin", but must be an origin without a path, such as https://www.shop.example.\n' +
      'CMS_KEY is not set, but must be the API key that the content system shows for a reader.',
  );
});

test('an invalid key or secret is not shown', () => {
  const read = () => readPreviewSettings({ CMS_KEY: 'zwei Worte', PUBLISH_SECRET: 'too short' });
  expect(read).toThrow('CMS_KEY is set, but');
  expect(read).toThrow('PUBLISH_SECRET is set, but');
  expect(read).not.toThrow(/zwei|too short/);
});
