import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy in front of a database, which tests can interrupt. */
export interface TestProxy {
  /** Address of the database through the proxy. */
  url: string;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Drops all traffic silently. */
  swallow(): void;
  /** Accepts connections and forwards traffic again. */
  restore(): void;
}

/** Runs a proxy in front of a database until the test ends. */
export async function proxyTo(database: string): Promise<TestProxy> {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  let isCut = false;
  let swallows = false;
  const proxy = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => swallows || to.write(bytes));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  function breakAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    proxy.close();
    breakAll();
  });
  const url = new URL(database);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      breakAll();
    },
    swallow() {
      swallows = true;
    },
    restore() {
      swallows = false;
      isCut = false;
    },
  };
}
