import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for the host of another party, on this machine. */
export interface FakeHost {
  url: string;
  /** What it was asked for, path and query, in order; without a browser's own request for a favicon. */
  requests: string[];
  close: () => Promise<void>;
}

/** What it does with a request: nothing, which leaves the visitor waiting, is an answer too. */
export type Respond = (url: URL, response: ServerResponse) => void;

export async function fakeHost(respond: Respond): Promise<FakeHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    if (url.pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    requests.push(url.pathname + url.search);
    respond(url, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
