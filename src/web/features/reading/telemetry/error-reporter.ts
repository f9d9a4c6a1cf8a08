import { type ErrorReport, errorReportRules, maskText } from '#shared/telemetry/error-report.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import { logQuietly } from '#web/app/browser-log.ts';
import { currentRoute } from '#web/app/router/current-route.ts';
import { pageVersion } from '#web/app/page-version.ts';
import { createReportQueue, type ReportQueue } from './report-queue.ts';

const ADDRESS = '/_/clientele/reports/errors/';
const { mostName, mostMessage, mostStack, mostAddress } = errorReportRules;

/** What is no fault of a page: whoever leaves one ends what it was asking for. */
const NO_ERRORS: ReadonlySet<string> = new Set([
  'AbortError',
  'ResizeObserver loop completed with undelivered notifications.',
]);
/** Extensions of browsers run in our pages, and fail by themselves. */
const EXTENSION = /^(?:chrome|moz|safari(?:-web)?)-extension:/;

let queue: ReportQueue<ErrorReport> | undefined;

/** Tells the server of an error, or of whatever else was thrown; bots tell nothing. */
export function reportError(thrown: unknown): void {
  if (isBot(navigator.userAgent)) return;
  const report = describeError(thrown);
  if (NO_ERRORS.has(report.name) || NO_ERRORS.has(report.message) || EXTENSION.test(report.fileName)) return;
  queue ??= openQueue();
  queue.add(report);
  logQuietly('error', `${report.name}: ${report.message}`);
}

function openQueue(): ReportQueue<ErrorReport> {
  const opened = createReportQueue({ send });
  addEventListener('pagehide', opened.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') opened.flush();
  });
  return opened;
}

function send(reports: readonly ErrorReport[]): void {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(reports);
  // What is lost is lost: an error that cannot be told must not be one more.
  fetch(ADDRESS, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(() => undefined);
}

/** A place in a line of a stack, in the ways of the engines: `at f (https://…/a.js:1:2)` and `f@https://…/a.js:1:2`. */
const PLACE = /((?:https?|[a-z-]+-extension):\/\/[^\s()@]+?):(\d+)(?::\d+)?\)?$/m;

function describeError(thrown: unknown): ErrorReport {
  const { name, message, stack, place } = readThrown(thrown);
  const cut = (text: string, most: number) => maskText(text).slice(0, most);
  return {
    name: cut(name, mostName),
    message: cut(message, mostMessage),
    stack: cut(stack, mostStack),
    timestamp: Date.now(),
    fileName: cut(place.file, mostAddress),
    lineNumber: place.line,
    extra: {
      client: 'lite',
      build: pageVersion(),
      userId: null,
      userAgent: navigator.userAgent.slice(0, mostAddress),
      location: cut(location.pathname, mostAddress),
      routeName: currentRoute().name.slice(0, mostName),
      routerType: 'browser',
      requestUrl: cut(currentRoute().path, mostAddress),
      requestId: '',
      requestTag: document.visibilityState,
    },
  };
}

function readThrown(thrown: unknown) {
  if (thrown instanceof Error) {
    const { name, message, stack = '' } = thrown;
    const [, file = '', line = ''] = PLACE.exec(stack) ?? [];
    return { name, message, stack, place: { file, line: file === '' ? null : Number(line) } };
  }
  // Of scripts of other origins browsers tell nothing else.
  if (thrown instanceof ErrorEvent) {
    const { message, filename: file, lineno: line } = thrown;
    return { name: 'Error', message, stack: '', place: { file, line } };
  }
  const message = typeof thrown === 'string' ? thrown : `Thrown: ${Object.prototype.toString.call(thrown)}`;
  return { name: 'Error', message, stack: '', place: { file: '', line: null } };
}
