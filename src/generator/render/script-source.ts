import { hash } from 'node:crypto';

/** The source by which a content security policy allows a script (CSP 3, section 2.3.1). */
export function scriptSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`;
}
