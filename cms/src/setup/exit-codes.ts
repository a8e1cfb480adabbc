/** What the setup tells the process that has started it. */
export const exitCodes = {
  /** A first owner was made. */
  newOwner: 10,
  /** Nobody can sign in, and nobody has said who is to be the first. */
  nobody: 11,
  /** The account to reset doesn't exist. */
  unknownAccount: 12,
};
