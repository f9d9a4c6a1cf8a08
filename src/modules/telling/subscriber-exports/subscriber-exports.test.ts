import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { bringSubscribersIn } from '#modules/telling/subscriber-imports/bring-subscribers-in.ts';
import { importSubscribers } from '#modules/telling/subscriber-imports/import-subscribers.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { notificationsWorld, type NotificationsWorld } from '#test/support/notifications-world.ts';
import { readMail } from '#test/support/read-mail.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { makeSubscriberExport } from './make-subscriber-export.ts';
import { findReadyExport } from './read-subscriber-exports.ts';
import { exportKey, isExportToken } from './subscriber-export.ts';
import { sweepSubscriberExports } from './sweep-subscriber-exports.ts';

const DAY = 86_400_000;

let world: NotificationsWorld;
const files = memoryFiles();
beforeAll(async () => {
  const made = await notificationsWorld();
  world = { ...made, context: { ...made.context, files } };
});
afterAll(() => world.close());

const as = (personId: string, steppedUpAt: Date | null = world.clock.now()) => ({
  ...world.context,
  isProgram: false,
  viewer: buildViewer({ personId, steppedUpAt }),
});

test('NEWS-2: a writer takes along the addresses of those who agreed, by a link for them alone that ends', async () => {
  const writer = await world.member();
  await world.giveAddress(writer);
  world.clock.advance(8 * DAY);
  const newsletterId = await ensureFirstNewsletter(world.context, { kind: 'person', id: writer.personId });
  const bytes = new TextEncoder().encode('ann@a.example\n=cmd@a.example\n');
  const list = { newsletterId, fileName: 'a.csv', origin: '=HYPERLINK("x"), my shop', bytes };
  const sent = await importSubscribers(as(writer.personId), list);
  if (sent.type !== 'SubscriberImport') throw new Error(sent.message);
  await bringSubscribersIn(world.context, sent, { attempt: 1, signal: undefined });
  const SUBSCRIBE =
    'mutation($id: ID!, $s: Boolean!) { subscribeToNewsletter(newsletterId: $id, sharesAddress: $s) { __typename } }';
  const [shares, hides] = [await world.member(), await world.member()];
  for (const reader of [shares, hides]) await world.giveAddress(reader);
  await shares.ask(SUBSCRIBE, { id: newsletterId, s: true });
  await hides.ask(SUBSCRIBE, { id: newsletterId, s: false });

  await expect(exportSubscribers(as(writer.personId, null), newsletterId)).rejects.toThrow();
  await expect(exportSubscribers(as(shares.personId), newsletterId)).rejects.toThrow();
  expect(await exportSubscribers(as(writer.personId), newsletterId)).toMatchObject({ type: 'Newsletter' });
  expect(await exportSubscribers(as(writer.personId), newsletterId)).toMatchObject({ type: 'Conflict' });
  await runJobs(world.database, {
    'subscriber-exports:make': (job, { attempt }) => makeSubscriberExport(world.context, job, attempt),
  });
  const mail = (await readMail(world.context)).findLast(({ to }) => to === `${writer.personId}@mail.example`);
  expect(mail?.text).toContain('3 people who agreed');
  const [, id = '', token = ''] = /exports\/([0-9a-f]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect([isExportToken(world.context.secrets, id, token), isExportToken(world.context.secrets, id, 'x')]).toEqual([
    true,
    false,
  ]);
  expect(await findReadyExport(as(writer.personId), id)).toBeDefined();
  expect(await findReadyExport(as(shares.personId), id)).toBeUndefined();
  const text = new TextDecoder().decode(await files.get(exportKey(id)));
  const lines = text.trim().split('\r\n');
  expect(lines[0]).toBe('email,subscribed_at,source,agreed_to');
  expect(lines).toHaveLength(4);
  expect(text).toContain(`${shares.personId}@mail.example`);
  expect(text).not.toContain(hides.personId);
  expect(text).toContain(`"'=cmd@a.example"`);
  expect(text).not.toMatch(/(?:^|,)[=+@-]/m);
  world.clock.advance(7 * DAY);
  expect(await findReadyExport(as(writer.personId), id)).toBeUndefined();
  await sweepSubscriberExports(world.context);
  expect(await files.has(exportKey(id))).toBe(false);
});
