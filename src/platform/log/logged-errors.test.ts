import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { listenToErrors, type LoggedError } from './logged-errors.ts';

const nowhere = { write: () => undefined };

test('CORE-9: whoever listens is told of every error that is logged, and of nothing else', () => {
  const told: LoggedError[] = [];
  const stop = listenToErrors((error) => told.push(error));
  const log = createLog('info', nowhere);
  const broken = new TypeError('x is no function');
  log.error({ err: broken, requestId: 'r1', path: '/me?x=1' }, 'a request failed');
  log.error({ error: String(broken) }, 'a digest could not be sent');
  log.error({ payout: 'p1' }, 'a payout stands otherwise');
  log.error('words alone');
  log.warn({ err: broken }, 'only a warning');
  stop();
  log.error({ err: broken }, 'nobody listens any more');
  expect(told.map(({ name, message, said }) => [name, message, said])).toEqual([
    ['TypeError', 'x is no function', 'a request failed'],
    ['TypeError', 'x is no function', 'a digest could not be sent'],
    ['Error', 'a payout stands otherwise', 'a payout stands otherwise'],
    ['Error', 'words alone', 'words alone'],
  ]);
  expect(told[0]).toMatchObject({ requestId: 'r1', asked: '/me?x=1' });
  expect(told[0]?.stack).toContain('logged-errors.test.ts');
});
