import { errorReportRules } from '#shared/telemetry/error-report.ts';

export type ReportQueue<Report> = {
  /** Keeps a report until it is sent; those beyond what one page may tell are dropped. */
  readonly add: (report: Report) => void;
  /** Sends what waits, now. */
  readonly flush: () => void;
};

type ReportQueueMeans<Report> = {
  readonly send: (reports: readonly Report[]) => void;
  readonly wait?: (run: () => void, milliseconds: number) => unknown;
};

/** What one page tells of: sent 5 seconds after the first that waits, or as soon as 10 do; 50 at most (rule 244). */
export function createReportQueue<Report>({ send, wait = setTimeout }: ReportQueueMeans<Report>): ReportQueue<Report> {
  const { mostQueued, mostOnPage, sendAfter } = errorReportRules;
  let waiting: readonly Report[] = [];
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
