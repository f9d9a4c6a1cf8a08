/** Under which the private keys of certificates are sealed, each for its name. */
export const KEY_PURPOSE = 'certificate keys';
/** Under which the keys of accounts with authorities are sealed, each for its directory. */
export const ACCOUNT_PURPOSE = 'certificate authority accounts';
