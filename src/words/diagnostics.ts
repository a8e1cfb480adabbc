import { de, type DiagnosticWords } from './diagnostics/de.ts';
import { fr } from './diagnostics/fr.ts';
import type { Language } from './languages.ts';

/** English is missing: in it the loader itself reports mistakes. */
export const diagnosticWords: Record<Exclude<Language, 'en'>, DiagnosticWords> = { de, fr };
