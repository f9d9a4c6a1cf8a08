import { formatMessage } from '#shared/messages/format-message.ts';
import type { ImportProgress } from '#modules/moving/imports/import-report.ts';
import { cliTexts } from './texts.ts';

/** Milliseconds between two redraws of the live line. */
const REDRAW_INTERVAL = 100;

export type ProgressLine = { readonly show: (progress: ImportProgress) => void; readonly end: () => void };

/** One live line on a terminal; elsewhere a line for every tenth, so a log stays short. */
export function createProgressLine(source: string, output: NodeJS.WriteStream): ProgressLine {
  let lastDrawn = 0;
  let lastTenth = '';
  return {
    show(progress) {
      const text = formatMessage(cliTexts[progress.phase], {
        source,
        done: progress.done,
        total: progress.total ?? progress.done,
        pictures: progress.pictures ?? 0,
      });
      if (!output.isTTY) {
        const tenth = tenthOf(progress);
        if (tenth === undefined || `${progress.phase} ${tenth}` === lastTenth) return;
        lastTenth = `${progress.phase} ${tenth}`;
        output.write(`${text}\n`);
        return;
      }
      const now = performance.now();
      if (now - lastDrawn < REDRAW_INTERVAL && progress.done !== progress.total) return;
      lastDrawn = now;
      output.write(`\r\u001B[2K${text}`);
    },
    end() {
      if (output.isTTY) output.write('\r\u001B[2K');
    },
  };
}

/** Reading is quick and its end is often unknown, so it isn't counted in tenths. */
function tenthOf({ phase, done, total }: ImportProgress): number | undefined {
  if (phase === 'reading' || total === undefined || total === 0) return undefined;
  const tenth = Math.floor((done * 10) / total);
  return tenth === 0 ? undefined : tenth;
}
