/** The id of a field's control, as Payload's own controls have it: 'translations.text' -> 'field-translations__text'. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '__')}`;
}
