import { formatMessage } from '#shared/messages/format-message.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { recountDay } from '#modules/reading/visits/recount-day.ts';
import { openSite } from './open-program.ts';
import { cliTexts } from './texts.ts';

const SAME = 0;
const OTHER = 1;
const NOTHING_COULD = 2;

/** `longhand stats recount YYYY-MM-DD`: returns the exit status. */
export async function statsCommand(parameters: readonly string[]): Promise<number> {
  const [verb, day = '', ...others] = parameters;
  if (verb === '--help' || verb === '-h') {
    process.stdout.write(cliTexts.statsHelp);
    return SAME;
  }
  if (verb !== 'recount' || !isDay(day) || others.length > 0) {
    process.stderr.write(`${cliTexts.statsUsage}\n`);
    return NOTHING_COULD;
  }
  const program = await openSite();
  try {
    const recounted = await recountDay(program.context, day);
    if (recounted === undefined) {
      process.stderr.write(`${formatMessage(cliTexts.dayNotKept, { day })}\n`);
      return NOTHING_COULD;
    }
    const { count, differences } = recounted;
    if (differences.length === 0) {
      process.stderr.write(`${formatMessage(cliTexts.sameDay, { count })}\n`);
      return SAME;
    }
    const lines = differences.map(({ table, key, before, after }) => csvLine([table, key, before ?? '', after ?? '']));
    process.stdout.write([csvLine(['table', 'key', 'before', 'after']), ...lines].join(''));
    process.stderr.write(`${formatMessage(cliTexts.otherDay, { count: differences.length })}\n`);
    return OTHER;
  } finally {
    await program.close();
  }
}

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
