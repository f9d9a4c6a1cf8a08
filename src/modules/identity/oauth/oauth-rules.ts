const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Rule 153, and our own judgement where they are silent. Milliseconds. */
export const CODE_LIFETIME = MINUTE;
export const ACCESS_LIFETIME = 60 * MINUTE;
export const REFRESH_LIFETIME = 90 * DAY;
/** After a year an app asks again, however busy it was. */
export const GRANT_LIFETIME = 365 * DAY;

export const MOST_APPS = 20;
export const MOST_ADDRESSES = 10;
export const MOST_NAME = 60;
export const MOST_DESCRIPTION = 300;

/** So that a secret that got into a file or a log is known for what it is. */
export const prefixes = { access: 'lha_', refresh: 'lhr_', code: 'lhc_', secret: 'lhs_' } as const;
