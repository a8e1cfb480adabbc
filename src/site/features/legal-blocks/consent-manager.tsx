import { useMessages } from '../../messages/messages.tsx';

/**
 * What the visitor has agreed to. The finished page cannot know it, so it says what holds before
 * any choice: nothing is loaded from third parties.
 */
export function ConsentManager() {
  const messages = useMessages();
  return (
    <>
      <h3>{messages.externalContent}</h3>
      <p data-slot="external-consents">{messages.consentUntouched}</p>
    </>
  );
}
