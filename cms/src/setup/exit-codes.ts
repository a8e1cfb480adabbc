/** The exit codes of the setup. */
export const exitCodes = {
  /** A first owner was created. */
  newOwner: 10,
  /** Nobody can sign in, and no first owner was given. */
  nobody: 11,
  /** The account to reset doesn't exist. */
  unknownAccount: 12,
};
