import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import { pageTypeOf } from '#shared/telemetry/page-type.ts';
import {
  CLIENT_HEADER,
  MOST_PERFORMANCE_EVENTS,
  type PerformanceEvent,
  type PerformanceEventType,
  type PerformanceReport,
  START_MARK,
  yesOrNo,
} from '#shared/telemetry/performance-report.ts';
import { watchResources } from './watch-resources.ts';

/** The steps of opening the page, in milliseconds since it was asked for; undefined where the browser keeps none. */
function navigationTimes(): Readonly<Record<string, number>> | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  const { responseStart, responseEnd, domInteractive, domContentLoadedEventEnd, loadEventEnd, transferSize } = entry;
  const times = { responseStart, responseEnd, domInteractive, domContentLoadedEventEnd, loadEventEnd, transferSize };
  return Object.fromEntries(Object.entries(times).map(([name, value]) => [name, Math.round(value)]));
}

const ADDRESS = '/_/clientele/reports/performance/';
const CLIENT = 'lite';
/** Milliseconds after the page is ready. */
const FIRST_REPORT = 10_000;
/** Up to this width a page counts as seen on something that is held in hands. */
const HELD = '(max-width: 904px)';
/** Marks that the router leaves when it fetches a page ahead. */
const PRELOADS: ReadonlySet<string> = new Set(['page_preload', 'page_preload_success']);

type Page = { readonly version: string; readonly routeName: string; readonly isSignedIn: boolean };

/** Measures the page that was opened, beginning with how long it took to be ready, and tells when it is left. */
export function reportPerformance({ version, routeName, isSignedIn }: Page): void {
  const common = {
    pageType: pageTypeOf(routeName),
    loggedIn: yesOrNo(isSignedIn),
    mobileOrTablet: yesOrNo(matchMedia(HELD).matches),
  };
  let waiting: PerformanceEvent[] = [];
  const add = (type: PerformanceEventType, data: PerformanceEvent['data']) => {
    if (waiting.length < MOST_PERFORMANCE_EVENTS) waiting.push({ type, data: { ...common, ...data } });
  };
  const addMetric = (type: PerformanceEventType) => (metric: Metric) =>
    add(type, { value: round(metric.value), rating: metric.rating });

  add('ready', readyTimes());
  if ('PerformanceObserver' in window) {
    onFCP(addMetric('fcp'));
    onLCP(addMetric('lcp'));
    onCLS(addMetric('cls'));
    onINP(addMetric('inp'));
    watchFirstInput((delay) => add('fid', { value: round(delay) }));
    watchPreloads((type) => add(type, { value: 1 }));
    watchResources({ tell: (resources) => add('timing', resources) });
    const times = navigationTimes();
    if (times !== undefined) add('nav', times);
  } else {
    add('unsupported', { value: 1 });
  }

  const tell = () => {
    if (waiting.length === 0) return;
    const report: PerformanceReport = { client: { name: CLIENT, version }, events: waiting };
    waiting = [];
    const headers = { 'content-type': 'application/json', [CLIENT_HEADER]: `${CLIENT}/${version}` };
    const body = JSON.stringify(report);
    // What is lost is lost: nobody waits for a measurement.
    fetch(ADDRESS, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(() => undefined);
  };
  // What is known by then: a page that is never hidden, or whose browser dies, would tell nothing.
  setTimeout(tell, FIRST_REPORT);
  // After those above, whose last values come when the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  addEventListener('pagehide', tell);
}

/**
 * From the navigation to the page that answers, without the time in which the loader waited for a sign of the reader:
 * `waited` says that by itself.
 */
function readyTimes(): PerformanceEvent['data'] {
  const now = performance.now();
  const [began] = performance.getEntriesByName(START_MARK);
  const [entry] = performance.getEntriesByType('navigation');
  const couldBegin = entry instanceof PerformanceNavigationTiming ? entry.domInteractive : 0;
  const waited = began === undefined ? 0 : Math.max(0, began.startTime - couldBegin);
  return { value: round(now - waited), waited: round(waited) };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function watchFirstInput(tell: (delay: number) => void): void {
  watch('first-input', (entry) => {
    if ('processingStart' in entry && typeof entry.processingStart === 'number')
      tell(entry.processingStart - entry.startTime);
  });
}

function watchPreloads(tell: (type: PerformanceEventType) => void): void {
  watch('mark', ({ name }) => {
    if (PRELOADS.has(name)) tell(name === 'page_preload' ? 'page_preload' : 'page_preload_success');
  });
}

function watch(type: string, see: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
}
