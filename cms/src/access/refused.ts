import { APIError } from 'payload';

/**
 * An error with a message for people. Bundled code has no class names, and Payload reports errors
 * without a name as unknown.
 */
export function refused(message: string, status: number, data?: Record<string, unknown>): APIError {
  return Object.assign(new APIError(message, status, data ?? null, true), { name: 'APIError' });
}
