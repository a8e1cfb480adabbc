/** By which an address is found, however it is written. */
export function addressKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
