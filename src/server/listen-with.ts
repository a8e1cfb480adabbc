import { listen, type RunningServer } from './http/listen.ts';
import type { FormsServer } from './open-forms.ts';

/** Listens while the forms are open. Whichever ends first closes the other. */
export async function listenWithForms(
  app: Parameters<typeof listen>[0],
  address: { port: number; host: string },
  forms: FormsServer | undefined,
): Promise<RunningServer> {
  try {
    const server = await listen(app, address);
    return {
      url: server.url,
      async close() {
        await server.close();
        await forms?.close();
      },
    };
  } catch (error) {
    await forms?.close();
    throw error;
  }
}
