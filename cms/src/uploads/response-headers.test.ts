import { expect, test } from 'vitest';
import { asAttachment, asPicture, withFileName } from './response-headers.ts';

test('no page can frame an upload, and uploads run no scripts', () => {
  for (const make of [asPicture, asAttachment]) {
    const policy = make({ headers: new Headers() }).get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('sandbox');
  }
});

test('a text file is not served with an encoding, because it is unknown', () => {
  const headers = asAttachment({ headers: new Headers({ 'Content-Type': 'text/plain' }) });
  expect(headers.get('Content-Type')).toBe('application/octet-stream');
});

test('a drawing is served as UTF-8, like all stored drawings', () => {
  const typeOf = (type: string) =>
    asPicture({ headers: new Headers({ 'Content-Type': type }) }).get('Content-Type');
  expect(typeOf('image/svg+xml')).toBe('image/svg+xml; charset=utf-8');
  expect(typeOf('image/png')).toBe('image/png');
});

test('an upload is saved under its name, whatever its characters', async () => {
  const answer = withFileName(
    async () => new Response('x', { headers: asAttachment({ headers: new Headers() }) }),
  );
  const ask = async (path: string) => {
    const { headers } = await answer(new Request(`http://cms.example/api/${path}`), {});
    return headers.get('Content-Disposition');
  };
  expect(await ask('files/file/preise.pdf')).toBe("attachment; filename*=UTF-8''preise.pdf");
  expect(await ask(`files/file/${encodeURIComponent("Prei\u00dfe'; x=(1).pdf")}`)).toBe(
    "attachment; filename*=UTF-8''Prei%C3%9Fe%27%3B%20x%3D%281%29.pdf",
  );
  expect(await ask('brands/1')).toBe('attachment');
});
