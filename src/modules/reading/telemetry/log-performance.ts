import { randomUUID } from 'node:crypto';
import { isBot } from '#shared/telemetry/is-bot.ts';
import type { PerformanceReport } from '#shared/telemetry/performance-report.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertEvents } from './telemetry.store.ts';

/** Writes down what a browser measured, of nobody in particular; what bots measure is dropped (CORE-10). */
export async function logPerformance(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  { client, events }: PerformanceReport,
  userAgent: string,
): Promise<void> {
  if (events.length === 0 || isBot(userAgent)) return;
  const now = clock.now();
  const rows = events.map(({ type, data }) => ({
    key: `performance.${type}`,
    data: { ...data, service: client.name, version: client.version },
    type: 'performance',
    eventId: randomUUID(),
    timestamp: now.getTime(),
  }));
  await insertEvents(database, rows, { personId: null, now });
}
