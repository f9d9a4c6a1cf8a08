/** What the site is called until its operator names it. */
export const DEFAULT_SITE_NAME = 'Longhand';
