/** Whether the visitor has opted out in Matomo's own frame, whose tracker then sets this cookie. */
export function hasOptedOut(): boolean {
  return /(?:^|; )mtm_consent_removed=/.test(document.cookie);
}

/** Deletes the cookies set by Matomo's tracker. */
export function deleteCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (/^(?:_pk_|mtm_)/.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
