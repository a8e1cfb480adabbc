import { type Data, dataOf } from '../../records/data.ts';
import type { Address } from './send.ts';

export interface OpenForm {
  submit: (mine: Data, send: (body: Data) => Promise<Response>) => Promise<Response>;
}

const forms = new Map<string, OpenForm>();
let isWatching = false;

/**
 * Routes saves by Payload's own buttons, such as "publish", through the form. Payload offers no
 * other way to add to what they send: they call `fetch`. Returns a function that stops this.
 */
export function carryBases({ path, locale }: Address, form: OpenForm): () => void {
  if (!isWatching) {
    isWatching = true;
    const plain = window.fetch;
    window.fetch = async (input, init) => {
      const body = init?.body;
      const target = typeof input === 'string' ? formOf(input) : undefined;
      const sent = body instanceof FormData ? body.get('_payload') : undefined;
      if (!target || !(body instanceof FormData) || typeof sent !== 'string') {
        return plain(input, init);
      }
      return target.submit(dataOf(JSON.parse(sent)), async (data) => {
        const changed = new FormData();
        for (const [name, value] of body.entries()) changed.append(name, value);
        changed.set('_payload', JSON.stringify(data));
        return plain(input, { ...init, body: changed });
      });
    };
  }
  const key = `${path} ${locale}`;
  forms.set(key, form);
  return () => {
    if (forms.get(key) === form) forms.delete(key);
  };
}

function formOf(url: string): OpenForm | undefined {
  const { pathname, searchParams } = new URL(url, location.href);
  return forms.get(`${pathname} ${searchParams.get('locale') ?? ''}`);
}
