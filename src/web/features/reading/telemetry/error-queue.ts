import { type ErrorReport, errorReportRules } from '#shared/telemetry/error-report.ts';

export type ErrorQueue = {
  /** Keeps a report until it is sent; those beyond what one page may tell are dropped. */
  readonly add: (report: ErrorReport) => void;
  /** Sends what waits, now. */
  readonly flush: () => void;
};

type ErrorQueueMeans = {
  readonly send: (reports: readonly ErrorReport[]) => void;
  readonly wait?: (run: () => void, milliseconds: number) => unknown;
};

/** Errors of one page: sent 5 seconds after the first that waits, or as soon as 10 do; 50 at most (rule 244). */
export function createErrorQueue({ send, wait = setTimeout }: ErrorQueueMeans): ErrorQueue {
  const { mostQueued, mostOnPage, sendAfter } = errorReportRules;
  let waiting: readonly ErrorReport[] = [];
  let taken = 0;

  function flush(): void {
    if (waiting.length === 0) return;
    const reports = waiting;
    waiting = [];
    send(reports);
  }

  return {
    add(report) {
      if (taken === mostOnPage) return;
      taken += 1;
      waiting = [...waiting, report];
      if (waiting.length === mostQueued) flush();
      else if (waiting.length === 1) wait(flush, sendAfter);
    },
    flush,
  };
}
