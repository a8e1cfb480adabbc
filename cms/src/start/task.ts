import { z } from 'zod';

const written = z.string().max(100).default('');

/** A task of the start screen, with its input. */
export const taskSchema = z.discriminatedUnion('task', [
  /** Changes today's closing time. */
  z.strictObject({ task: z.literal('today'), close: written }),
  /** Closes for one or several days. */
  z.strictObject({
    task: z.literal('closed'),
    from: written,
    to: written,
    reason: z.string().max(200).default(''),
  }),
  /** Sets the hours of a weekday; none if it is closed. */
  z.strictObject({
    task: z.literal('weekday'),
    weekday: z.literal([1, 2, 3, 4, 5, 6, 7]),
    times: z.array(z.strictObject({ open: written, close: written })).max(4),
  }),
  /** Sets an item's price. */
  z.strictObject({
    task: z.literal('price'),
    item: z.union([z.string().max(100), z.number()]),
    price: written,
    /** Whether the person has confirmed this price. */
    sure: z.boolean().default(false),
  }),
  /** Shows a sentence on every page, from today on. */
  z.strictObject({ task: z.literal('notice'), text: z.string().max(1000), to: written }),
]);

export type Task = z.input<typeof taskSchema>;
export type ParsedTask = z.output<typeof taskSchema>;

/** Why a task was not done, by the fields of the task: 'close', 'from', 'open0'. */
export interface Refused {
  fields: Record<string, string | undefined>;
  /** Reasons that belong to no field. */
  others: string[];
}
