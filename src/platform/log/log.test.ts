import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';

test('the log blots secrets out wherever they stand', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(
    { password: 'hidden', request: { headers: { cookie: 'hidden', 'set-cookie': 'hidden', host: 'shown' } } },
    'asked',
  );
  log.child({ token: 'hidden' }).warn({ user: { token: 'hidden', name: 'shown' } });
  log.debug('unheard');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('hidden');
  expect(lines.map((line) => (line.match(/shown/g) ?? []).length)).toEqual([1, 1]);
});

test('the log says what was thrown, by whichever name it is given', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.error({ error: new TypeError('no such thing') }, 'it failed');
  log.error({ err: new TypeError('no such thing') }, 'it failed');
  log.error({ error: 'no such thing' }, 'it failed');
  expect(lines.map((line) => line.includes('no such thing'))).toEqual([true, true, true]);
});
