/** What a page tells of how fast it was. */
export const performanceEventTypes = [
  'ready',
  'fcp',
  'lcp',
  'fid',
  'inp',
  'cls',
  'nav',
  'page_preload',
  'page_preload_success',
  'unsupported',
  'timing',
] as const;
export type PerformanceEventType = (typeof performanceEventTypes)[number];

export type PerformanceEvent = {
  readonly type: PerformanceEventType;
  /** Milliseconds, but for `cls`, which has no unit, and counts. */
  readonly data: Readonly<Record<string, string | number>>;
};

/** The body of `POST /_/clientele/reports/performance/`. */
export type PerformanceReport = {
  readonly client: { readonly name: string; readonly version: string };
  readonly events: readonly PerformanceEvent[];
};

/** The header that names the program which measured. */
export const CLIENT_HEADER = 'longhand-client';

/** More than one page ever has. Own judgement. */
export const MOST_PERFORMANCE_EVENTS = 50;

/** How what is true or not is written there. */
export const yesOrNo = (isTrue: boolean): 'yes' | 'no' => (isTrue ? 'yes' : 'no');

/** The mark of the moment when the loader begins to make the page alive. */
export const START_MARK = 'page_start';
