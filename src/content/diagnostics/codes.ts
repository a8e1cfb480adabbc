/** An error stops the build; a warning reports something that the specification tolerates. */
export type Severity = 'error' | 'warning';

/**
 * The severity of each diagnostic code. Released codes never change: people look them up and
 * silence them. docs/reference/diagnostics.md has a paragraph on each, in this order.
 */
export const severities = {
  // Reading files.
  unreadable: 'error',
  'file-too-large': 'error',
  'not-utf-8': 'error',
  'empty-file': 'error',
  'invalid-yaml': 'error',
  'value-is-comment': 'error',
  'cut-by-comment': 'warning',
  'thousands-point': 'error',
  'invalid-json': 'error',
  'invalid-front-matter': 'error',
  'no-fields': 'error',
  'symbolic-link': 'error',
  'unknown-file': 'error',
  'unknown-folder': 'error',
  'misplaced-file': 'error',
  'missing-file': 'error',
  'missing-text': 'error',
  'duplicate-file': 'error',
  'duplicate-text': 'error',
  'unknown-language': 'error',
  'language-mismatch': 'error',
  'lost-upload': 'error',

  // Tables of items.
  'table-column': 'error',
  'table-row': 'error',
  'table-cell': 'error',

  // Pictures and maps.
  'duplicate-image': 'error',
  'broken-image': 'error',
  'image-format': 'error',
  'image-too-large': 'error',
  'animated-image': 'warning',
  'invalid-svg': 'error',
  'unsafe-svg': 'error',
  'unknown-map': 'error',
  'duplicate-map': 'error',
  'broken-map': 'error',
  'map-elsewhere': 'error',

  // Files that are published as they are.
  'static-file-name': 'error',
  'static-file-clash': 'error',
  'large-static-file': 'warning',

  // Single records.
  'unknown-collection': 'error',
  'missing-record': 'error',
  'missing-field': 'error',
  'empty-field': 'error',
  'unknown-field': 'error',
  'wrong-type': 'error',
  'unknown-value': 'error',
  'out-of-bounds': 'error',
  'invalid-value': 'error',
  'invisible-character': 'error',

  // Several records together.
  'duplicate-name': 'error',
  'reserved-name': 'error',
  'unknown-brand-type': 'error',
  'unknown-category': 'error',
  'unknown-brand': 'error',
  'unknown-attribute': 'error',
  'attribute-value': 'error',
  'unknown-item': 'error',
  'number-twice': 'warning',
  'marks-too-near': 'error',
  'unknown-page': 'error',
  'no-category': 'error',
  'missing-page': 'error',
  'duplicate-path': 'error',
  'path-of-another-language': 'error',
  'category-without-path': 'error',
  'reserved-path': 'error',
  'dead-link': 'error',
  'redirect-clash': 'error',
  'redirect-target': 'error',
  'empty-menu-entry': 'error',
  'two-targets': 'warning',
  'image-outside': 'error',
  'missing-image': 'warning',
  'missing-translation': 'warning',
  'unbuilt-language': 'warning',
  'text-without-path': 'warning',
  'nested-too-deeply': 'error',
  'html-removed': 'warning',
  'html-in-markdown': 'warning',
  'external-image': 'warning',
  'empty-link': 'error',
  'skipped-heading': 'warning',
  'markdown-slip': 'warning',
  'phone-number': 'warning',
  'unknown-place': 'error',
  'never-offered': 'warning',
  'overlapping-hours': 'error',
  'two-primaries': 'warning',
  'postal-code': 'warning',
  'guessed-country': 'warning',
  'swapped-coordinates': 'warning',
  'unknown-widget': 'warning',
  'unknown-widget-place': 'warning',
  'incomplete-map': 'warning',
  'incomplete-rating': 'warning',
  'incomplete-retailer-clock': 'warning',
  'newsletter-without-server': 'warning',
  'consent-given': 'warning',
  'consent-locked': 'warning',

  // The resulting pages.
  'dead-anchor': 'error',
  'duplicate-anchor': 'error',
  'missing-privacy-anchor': 'error',
  'forbidden-link': 'error',
  'outdated-law': 'warning',
  'contradicting-text': 'warning',
  'incomplete-imprint': 'warning',
  'unencrypted-site': 'warning',
  'pre-ticked-consent': 'warning',
  'empty-accessibility-statement': 'warning',
  'unused-consent': 'warning',
  'empty-feed': 'warning',
  'missing-alternative-text': 'warning',
  'picture-twice': 'warning',
  'small-picture': 'warning',
  'file-name-as-text': 'warning',
  'long-search-text': 'warning',
  'sample-text': 'warning',
  'low-contrast': 'warning',
  'untranslated-field': 'warning',
  'untranslated-record': 'warning',

  // Warnings that the content accepts.
  'unused-acceptance': 'warning',

  // The last release.
  'over-budget': 'warning',

  // A new version of the kit.
  'changed-meaning': 'warning',
} as const satisfies Record<string, Severity>;

export type DiagnosticCode = keyof typeof severities;
