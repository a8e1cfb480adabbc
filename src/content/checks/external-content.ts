import { mainAddress } from '#model/entities/company.ts';
import { contentCheck, type ContentContext } from './check.ts';

/** What content turns on and cannot be shown, because something it needs is missing. */
export const checkExternalContent = contentCheck(
  ['incomplete-map', 'incomplete-rating'],
  (context) => {
    const project = context.draft.project[0];
    if (!project?.sound) return;
    checkMap(project.value, project.path, context);
    checkRating(project.value, project.path, context);
  },
);

type Project = ContentContext['content']['project'];

function checkMap(
  { config: { map, google_maps } }: Project,
  path: readonly PropertyKey[],
  {
    content,
    words,
    report,
  }: Pick<ContentContext<'incomplete-map'>, 'content' | 'words' | 'report'>,
): void {
  if (!map) return;
  const lacks = (message: string, hint: string) =>
    report({ code: 'incomplete-map', path: [...path, 'config', 'map'], message, hint });
  const { latitude, longitude } = mainAddress(content.company);
  if (latitude === undefined || longitude === undefined) {
    lacks(
      'The map does not know where the shop is, and is not shown.',
      `Write latitude and longitude of the first address into ${words.record('company')}.`,
    );
  }
  if (map.provider === 'google' && !google_maps) {
    lacks(
      'The map has no key for Google Maps, and is not shown.',
      'Write the key into config.google_maps.api_key, or leave config.map out.',
    );
  }
}

function checkRating(
  { config: { rating_box, google_maps }, google_place_id }: Project,
  path: readonly PropertyKey[],
  { report }: Pick<ContentContext<'incomplete-rating'>, 'report'>,
): void {
  const lacks = (field: readonly string[], message: string, hint: string) =>
    report({ code: 'incomplete-rating', path: [...path, ...field], message, hint });
  if (rating_box && google_place_id === undefined) {
    lacks(
      ['config', 'rating_box'],
      'The rating box does not know the shop, and is not shown.',
      'Write the id of the shop in Google Maps into google_place_id, or leave rating_box out.',
    );
  }
  if (google_place_id !== undefined && !rating_box) {
    lacks(
      ['google_place_id'],
      'The rating is not shown: the law asks for a note on how ratings are checked.',
      'Write the note into config.rating_box.translations, or leave google_place_id out.',
    );
  }
  if (google_place_id !== undefined && rating_box && !google_maps) {
    lacks(
      ['config', 'rating_box'],
      'The rating box has no key for Google Maps, and is not shown.',
      'Write the key into config.google_maps.api_key, or leave rating_box out.',
    );
  }
}
