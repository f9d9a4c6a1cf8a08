import type { Viewer } from '#modules/viewer.ts';

/** Who asks and from where; `http` makes one for each request. */
export type GraphRequest = {
  readonly viewer: Viewer | null;
  /** Stable for a browser, without saying who it is; the id of `visitor`. */
  readonly visitorId: string;
  /** Two capital letters; null where unknown. */
  readonly country: string | null;
  readonly requestId: string;
  /** Host that the reader used. */
  readonly host: string;
  /** What operations are counted by: the viewer, or the network of the visitor. */
  readonly limitKey: string;
};
