/** Where the browser searches: our own endpoint, or the hosted service where it is set up. */
export type SearchConfig = {
  /** Host with port and path, without a scheme; null: that of the page, under `/_/search`. */
  readonly host: string | null;
  readonly appId: string;
  /** May search and nothing else: everybody may know it. */
  readonly apiKey: string;
  readonly indexPrefix: string;
};

/** Own endpoint, on every host of the site. */
export const SEARCH_PATH = '/_/search';
export const OWN_APP_ID = 'LONGHAND';
