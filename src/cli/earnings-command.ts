import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatMessage } from '#shared/messages/format-message.ts';
import { recomputeMonth } from '#modules/money/earnings/close-month.ts';
import { openSite } from './open-program.ts';
import { cliTexts } from './texts.ts';

const SAME = 0;
const OTHER = 1;
const NOTHING_COULD = 2;

/** `longhand earnings recompute YYYY-MM`: returns the exit status. */
export async function earningsCommand(parameters: readonly string[]): Promise<number> {
  const [verb, period = '', ...others] = parameters;
  if (verb === '--help' || verb === '-h') {
    process.stdout.write(cliTexts.earningsHelp);
    return SAME;
  }
  if (verb !== 'recompute' || !/^\d{4}-\d{2}$/.test(period) || others.length > 0) {
    process.stderr.write(`${cliTexts.earningsUsage}\n`);
    return NOTHING_COULD;
  }
  const program = await openSite();
  try {
    const recomputed = await recomputeMonth(program.context, period);
    if (recomputed === undefined) {
      process.stderr.write(`${formatMessage(cliTexts.notClosed, { period })}\n`);
      return NOTHING_COULD;
    }
    await pipeline(Readable.from(recomputed.lines()), process.stdout, { end: false });
    process.stderr.write(`${recomputed.isSame ? cliTexts.sameMonth : cliTexts.otherMonth}\n`);
    return recomputed.isSame ? SAME : OTHER;
  } finally {
    await program.close();
  }
}
