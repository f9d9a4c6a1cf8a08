import { expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { candidatesGathered, gather } from './gather-candidates.ts';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const request = () => ({ loaders: createLoaders({} as Database<Tables>) });

test('stories wait for the candidates of every list, those found in turn and those that fail included', async () => {
  const context = request();
  const events: string[] = [];
  const gathered = candidatesGathered(context).then(() => events.push('gathered'));
  const findInTurn = async () => {
    await gather(context, later(5));
    await gather(context, later(5));
    events.push('second');
  };
  const lost = later(1).then(() => Promise.reject(new Error('no')));
  const failing = gather(context, lost).catch(() => events.push('failed'));
  await Promise.all([findInTurn(), failing, gathered]);
  expect(events).toEqual(['failed', 'second', 'gathered']);
});

test('one request does not wait for the lists of another', async () => {
  const [slow, quick] = [request(), request()];
  const events: string[] = [];
  const other = gather(slow, later(20)).then(() => events.push('slow'));
  await candidatesGathered(quick).then(() => events.push('quick'));
  await other;
  expect(events).toEqual(['quick', 'slow']);
});
