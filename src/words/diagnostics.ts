import { type DiagnosticWords, diagnostics as de } from './de/diagnostics.ts';
import { diagnostics as fr } from './fr/diagnostics.ts';
import type { Language } from './languages.ts';

/** For all languages but English, in which the loader tells mistakes itself. */
export const diagnosticWords: Record<Exclude<Language, 'en'>, DiagnosticWords> = { de, fr };
