import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { matomoTracker } from './matomo-tracker.ts';

/** What becomes of a request for the tracker's script. */
type ScriptAnswer = 'works' | 'is missing' | 'comes late';

/** A Matomo on this machine, which records what it gets. */
export interface FakeMatomo {
  /** Address for `config.matomo.url`. */
  url: string;
  /** Paths that were asked for, in order. */
  paths: string[];
  /** What was counted, in order: the parameters of each call of the endpoint. */
  hits: Record<string, string>[];
  script: ScriptAnswer;
  /** Sends the scripts that come late. */
  release(): void;
  close(): Promise<void>;
}

export async function startFakeMatomo(): Promise<FakeMatomo> {
  const late: (() => void)[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const matomo: FakeMatomo = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    paths: [],
    hits: [],
    script: 'works',
    release() {
      for (const send of late.splice(0)) send();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', matomo.url);
    matomo.paths.push(pathname);
    if (pathname === '/matomo.js') {
      sendScript(response);
    } else if (pathname === '/matomo.php') {
      matomo.hits.push(...readHits(searchParams, await text(request)));
      response.writeHead(204).end();
    } else if (pathname === '/index.php') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(optOutPage(searchParams));
    } else {
      response.writeHead(404).end();
    }
  }

  function sendScript(response: ServerResponse): void {
    const send = () =>
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`(${String(matomoTracker)})();`);
    if (matomo.script === 'works') send();
    else if (matomo.script === 'is missing') response.writeHead(404).end();
    else if (matomo.script === 'comes late') late.push(send);
  }

  return matomo;
}

/** One visit stands in the address, several in a body. */
function readHits(query: URLSearchParams, body: string): Record<string, string>[] {
  if (!body) return [Object.fromEntries(query)];
  const { requests } = JSON.parse(body) as { requests: string[] };
  return requests.map((request) => Object.fromEntries(new URLSearchParams(request)));
}

const optOutWords: Record<string, string> = {
  de: 'Meine Besuche zählen',
  en: 'Count my visits',
  fr: 'Compter mes visites',
};

/** The page of the opt-out, which tells the page around it of the visitor's choice, as Matomo's does. */
function optOutPage(query: URLSearchParams): string {
  const isKnown = query.get('module') === 'CoreAdminHome' && query.get('action') === 'optOut';
  const language = query.get('language') ?? '';
  const words = optOutWords[language];
  if (!isKnown || !words) return '<!doctype html><title>Error</title><p>No such page.</p>';
  return `<!doctype html><html lang="${language}"><title>Matomo</title>
<label><input type="checkbox" checked> ${words}</label>
<script>
document.querySelector('input').onchange = ({ target }) =>
  parent.postMessage(JSON.stringify({ maq_opted_in: target.checked }), '*');
</script></html>`;
}
