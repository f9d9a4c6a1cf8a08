import { maskText } from '#shared/telemetry/error-report.ts';
import { isLogged, type LogLevel, type LogOutlet } from '#shared/telemetry/log-level.ts';
import { listenToLog } from '#web/app/browser-log.ts';
import { currentRoute } from '#web/app/router/current-route.ts';
import { pageVersion } from '#web/app/page-version.ts';
import { createReportQueue } from './report-queue.ts';

/** One line of the log, as services take it in. */
type LogRecord = {
  readonly status: LogLevel;
  readonly message: string;
  readonly date: number;
  readonly service: 'lite';
  readonly version: string;
  readonly routeName: string;
};

const MOST_CHARACTERS = 1_000;

/**
 * Sends what this page logs to the operator's log service, masked and without who reads; only with consent for it, and
 * as few at once and of one page as errors (rule 244).
 */
export function startLogOutlet({ threshold, clientToken, datacenter }: LogOutlet): void {
  const address = `https://${datacenter}/api/v2/logs?ddsource=browser&dd-api-key=${encodeURIComponent(clientToken)}`;
  const queue = createReportQueue<LogRecord>({
    send: (records) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(records);
      fetch(address, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(() => undefined);
    },
  });
  addEventListener('pagehide', queue.flush);
  listenToLog((status, message) => {
    if (!isLogged(status, threshold)) return;
    queue.add({
      status,
      message: maskText(message).slice(0, MOST_CHARACTERS),
      date: Date.now(),
      service: 'lite',
      version: pageVersion(),
      routeName: currentRoute().name,
    });
  });
}
