import { listen, type RunningServer } from './http/listen.ts';

/** A part of the server that has something to end. */
interface Part {
  close(): Promise<void>;
}

/**
 * Listens while the parts are open. If it cannot listen, they are closed; otherwise they are closed
 * one after the other once it no longer does.
 */
export async function listenWith(
  app: Parameters<typeof listen>[0],
  address: { port: number; host: string },
  parts: readonly (Part | undefined)[],
): Promise<RunningServer> {
  const closeParts = async (): Promise<void> => {
    for (const part of parts) await part?.close();
  };
  try {
    const server = await listen(app, address);
    return {
      url: server.url,
      async close() {
        await server.close();
        await closeParts();
      },
    };
  } catch (error) {
    await closeParts();
    throw error;
  }
}
