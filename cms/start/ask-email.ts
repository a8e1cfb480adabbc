import { createInterface } from 'node:readline/promises';

/**
 * The first owner's e-mail address: the given one, or the answer in the terminal.
 *
 * @throws Error if it is missing and there is no terminal
 */
export async function askEmail(
  given: string | undefined,
  { input = process.stdin, output = process.stdout } = {},
): Promise<string> {
  if (given !== undefined) {
    if (isEmail(given)) return given;
    throw new Error(`"${given}" is no e-mail address. Write one such as chefin@lindenhof.example.`);
  }
  if (!input.isTTY) {
    throw new Error(
      'Nobody can sign in to the content system yet. Say who is the first to: npm run cms -- --email chefin@lindenhof.example, or set CMS_ADMIN_EMAIL.',
    );
  }
  const terminal = createInterface({ input, output });
  try {
    for (;;) {
      const answer = (await terminal.question('Your e-mail address, to sign in with: ')).trim();
      if (isEmail(answer)) return answer;
      output.write('That is no e-mail address.\n');
    }
  } finally {
    terminal.close();
  }
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
