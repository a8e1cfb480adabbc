import { z } from 'zod';

/** What the maps service tells of a place. */
export const placeDetailsSchema = z
  .strictObject({
    rating: z.number().describe('Mean rating; clamped to 0 to 5 where it is shown.'),
    user_ratings_total: z.number().int().min(0).describe('Number of ratings.'),
  })
  .describe('Rating of a place in the maps service, read in the browser, never from content.');
