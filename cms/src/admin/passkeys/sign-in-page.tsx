'use client';
import { useConfig } from '@payloadcms/ui';
import { getSafeRedirect } from 'payload/shared';
import { PasskeyButton } from './passkey-button.tsx';

/** Below Payload's form on the sign-in page. */
export function PasskeySignIn() {
  const { config } = useConfig();
  const enter = () => {
    const redirectTo = new URLSearchParams(location.search).get('redirect') ?? '';
    location.assign(getSafeRedirect({ redirectTo, fallbackTo: config.routes.admin }));
  };
  return <PasskeyButton onSignedIn={enter} />;
}
