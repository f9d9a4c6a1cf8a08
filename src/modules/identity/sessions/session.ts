const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Rule 139: how long a session lives unused. Milliseconds. */
export const SESSION_LIFETIME = 180 * 24 * HOUR;

/** A session in use is written at most this often. Milliseconds. */
export const TOUCH_INTERVAL = HOUR;

/** Rule 145: how long the way to a custom domain may take. Milliseconds. */
export const DOMAIN_PASS_LIFETIME = 60 * SECOND;

/** One place where somebody is signed in, as its owner sees it. */
export type Session = {
  readonly id: string;
  readonly host: string;
  readonly userAgent: string;
  readonly network: string;
  readonly country: string | null;
  /** Where the sign-in began; null where nobody said. */
  readonly susiEntry: string | null;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastUsedAt: Date;
};
