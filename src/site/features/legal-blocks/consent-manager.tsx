/**
 * The place of what the visitor has agreed to. It stays empty and hidden as long as nothing is
 * stored, and a finished page knows of nothing stored.
 */
export function ConsentManager() {
  return <section id="consentmanager" data-slot="external-consents" hidden />;
}
