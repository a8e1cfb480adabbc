import { mainAddress } from '#model/entities/company.ts';
import type { Check, CheckContext } from './check.ts';

/** What content turns on and cannot be shown, because something it needs is missing. */
export const checkExternalContent: Check = (context) => {
  const project = context.draft.project[0];
  if (!project?.sound) return;
  const { config, google_place_id } = project.value;
  const report: Report = (field, message, hint) =>
    context.report({ severity: 'warning', path: [...project.path, ...field], message, hint });
  if (config.map) checkMap(context, config, report);
  const shownRating = google_place_id !== undefined && config.rating_box !== undefined;
  if (config.rating_box && google_place_id === undefined) {
    report(
      ['config', 'rating_box'],
      'The rating box does not know the shop, and is not shown.',
      'Write the id of the shop in Google Maps into google_place_id, or leave rating_box out.',
    );
  }
  if (google_place_id !== undefined && !config.rating_box) {
    report(
      ['google_place_id'],
      'The rating is not shown: the law asks for a note on how ratings are checked.',
      'Write the note into config.rating_box.translations, or leave google_place_id out.',
    );
  }
  if (shownRating && !config.google_maps) {
    report(
      ['config', 'rating_box'],
      'The rating box has no key for Google Maps, and is not shown.',
      'Write the key into config.google_maps.api_key, or leave rating_box out.',
    );
  }
};

type Config = CheckContext['content']['project']['config'];
type Report = (field: readonly string[], message: string, hint: string) => void;

function checkMap({ content }: CheckContext, { map, google_maps }: Config, report: Report): void {
  const { latitude, longitude } = mainAddress(content.company);
  if (latitude === undefined || longitude === undefined) {
    report(
      ['config', 'map'],
      'The map does not know where the shop is, and is not shown.',
      'Write latitude and longitude of the first address into company.yaml.',
    );
  }
  if (map?.provider === 'google' && !google_maps) {
    report(
      ['config', 'map'],
      'The map has no key for Google Maps, and is not shown.',
      'Write the key into config.google_maps.api_key, or leave config.map out.',
    );
  }
}
