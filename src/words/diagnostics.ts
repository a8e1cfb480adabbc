import { de, type DiagnosticWords } from './diagnostics/de.ts';
import { fr } from './diagnostics/fr.ts';
import type { Language } from './languages.ts';

/** English is missing: the loader itself reports mistakes in English. */
export const diagnosticWords: Record<Exclude<Language, 'en'>, DiagnosticWords> = { de, fr };
