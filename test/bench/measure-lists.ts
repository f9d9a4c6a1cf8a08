import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { bringSubscribersIn } from '#modules/telling/subscriber-imports/bring-subscribers-in.ts';
import { importSubscribers } from '#modules/telling/subscriber-imports/import-subscribers.ts';
import { readVerdicts } from '#modules/telling/subscriber-imports/read-subscriber-imports.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { notificationsWorld } from '#test/support/notifications-world.ts';
import { setup } from '#test/support/test-cluster.ts';
import type { Finding } from './finding.ts';

const ROWS = 50_000;
const DAY = 86_400_000;
const bench = 'lists';

/** A list as sites give them: names with commas, a few rows twice, a few that are no address, a few for roles. */
function listOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_none, at) => {
    const name = at % 7 === 0 ? `"Reader, the ${at}th"` : `Reader ${at}`;
    if (at % 97 === 0) return `no-reply@house${at}.example,${name},2024-05-01`;
    if (at % 89 === 0) return `reader at house,${name},2024-05-01`;
    const address = at % 50 === 1 ? `reader${at - 1}@house.example` : `reader${at}@house.example`;
    return `${address},${name},2024-05-01`;
  });
  return ['Email Address,Name,Created', ...lines].join('\r\n');
}

/** How long a list of as many rows as may come takes to come in, each row with its verdict (NEWS-2). */
export async function measureLists(): Promise<Finding[]> {
  const stop = await setup();
  const made = await notificationsWorld();
  try {
    const context = { ...made.context, files: memoryFiles() };
    const writer = await made.member();
    made.clock.advance(8 * DAY);
    const newsletterId = await ensureFirstNewsletter(context, { kind: 'person', id: writer.personId });
    const bytes = new TextEncoder().encode(listOf(ROWS));
    const viewer = buildViewer({ personId: writer.personId });
    const list = { newsletterId, fileName: 'list.csv', origin: 'another site', bytes };
    const sent = await importSubscribers({ ...context, isProgram: false, viewer }, list);
    if (sent.type !== 'SubscriberImport') throw new Error(sent.message);
    const started = performance.now();
    await bringSubscribersIn(context, sent, { attempt: 1, signal: undefined });
    const seconds = (performance.now() - started) / 1_000;
    const verdicts = await readVerdicts(context.database, sent.importId, { after: 0, most: ROWS + 1 });
    const kinds = Map.groupBy(verdicts, ({ verdict }) => verdict);
    const note = [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
    return [
      { bench, name: `a list of ${ROWS} rows comes in`, value: seconds, unit: 's', target: { atMost: 60 }, note },
      { bench, name: 'rows with a verdict', value: verdicts.length, unit: '', target: { atLeast: ROWS } },
    ];
  } finally {
    await made.close();
    await stop?.();
  }
}
