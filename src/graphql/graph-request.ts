import type { Reader } from '#platform/database/open-replicas.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { Loaders } from '#modules/ground/loaders.ts';
import type { SiteRest } from '#modules/ground/settings/site-rest.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** Nobody who is signed in, from no browser that we know. */
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
  /** True where the user agent says that no person reads: nothing is measured of it (CORE-10). */
  readonly isBot?: boolean;
  /** What the operator says while nothing is to be changed; null or absent while the site is as ever. */
  readonly rest?: SiteRest | null;
  /** Where it may read what is a moment old, as long as it changes nothing; nowhere where absent. */
  readonly reader?: Reader<Tables> | undefined;
  /** Says beforehand what is to be found instead of what stands in the database: a preview is drawn with it. */
  readonly prepare?: (loaders: Loaders) => void;
};
