/** Whether the visitor has opted out in Matomo's own frame: its tracker then sets this cookie. */
export function hasOptedOut(): boolean {
  return /(?:^|; )mtm_consent_removed=/.test(document.cookie);
}

/** Deletes the cookies that Matomo's tracker has set. */
export function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^(?:_pk_|mtm_)/.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
