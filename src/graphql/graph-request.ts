import type { Reader } from '#platform/database/open-replicas.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { Loaders } from '#modules/ground/loaders.ts';
import type { SiteRest } from '#modules/ground/settings/site-rest.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** Nobody signed in, from no known browser. */
export const anonymous = { viewer: null, browser: null, session: null, isForgerySafe: false } as const;

/** Who asks and from where; `http` makes one for each request. */
export type GraphRequest = {
  readonly viewer: Viewer | null;
  /** Null where the request has no cookie of a visitor, or speaks by a bearer token. */
  readonly browser: Browser | null;
  /** Null for who is signed out, or speaks by a bearer token. */
  readonly session: { readonly id: string; readonly xsrf: string } | null;
  /** True where the request proves that a page of ours sent it; without it no mutation runs. */
  readonly isForgerySafe: boolean;
  /** Stable for a browser, without saying who it is; the id of `visitor`. */
  readonly visitorId: string;
  /** Of a visitor in experiments, by their cookie; null or absent where there is none. */
  readonly bucket?: number | null;
  /** Two capital letters; null where unknown. */
  readonly country: string | null;
  readonly requestId: string;
  /** Host that the reader used. */
  readonly host: string;
  /** What operations are counted by: the viewer, or the network of the visitor. */
  readonly limitKey: string;
  /** True if the user agent says that no person is reading: nothing about it is measured (CORE-10). */
  readonly isBot?: boolean;
  /** What the operator says while nothing is to be changed; null or absent while the site is as ever. */
  readonly rest?: SiteRest | null;
  /** Where it may read slightly old data, as long as it changes nothing; nowhere if absent. */
  readonly reader?: Reader<Tables> | undefined;
  /** Presets what loaders find instead of what's in the database: previews are drawn with it. */
  readonly prepare?: (loaders: Loaders) => void;
};
