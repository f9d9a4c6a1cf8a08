import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { beginTrace, readTraceparent, runInTrace, timePiece } from './trace.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

test.each([
  [`00-${TRACE}-${PARENT}-01`, true],
  [` 00-${TRACE}-${PARENT}-00 `, true],
  [`01-${TRACE}-${PARENT}-01`, true],
  [`01-${TRACE}-${PARENT}-01-later`, true],
  [`00-${TRACE}-${PARENT}-01-later`, false],
  [`01-${TRACE}-${PARENT}-01later`, false],
  [`ff-${TRACE}-${PARENT}-01`, false],
  [`00-${TRACE.toUpperCase()}-${PARENT}-01`, false],
  [`00-${'0'.repeat(32)}-${PARENT}-01`, false],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, false],
  [`00-${TRACE}1-${PARENT}-01`, false],
  [`00-${TRACE}-${PARENT}-1`, false],
  [`00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`, false],
  [[`00-${TRACE}-${PARENT}-01`], false],
  ['', false],
  [undefined, false],
])('rule 226: of traceparent %j it is known whether it is one', (header, isOne) => {
  expect(readTraceparent(header)).toEqual(isOne ? { traceId: TRACE, parentId: PARENT } : undefined);
});

test('rule 226: every line that a request logs names the trace that it is part of, and no other line does', async () => {
  const lines: unknown[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const trace = beginTrace({ traceId: TRACE, parentId: PARENT }, { isTold: false });
  await runInTrace(trace, async () => {
    log.info({ requestId: 'r1' }, 'at once');
    await Promise.resolve();
    log.warn('later');
  });
  log.info('elsewhere');
  expect(lines).toMatchObject([
    { requestId: 'r1', trace_id: TRACE, span_id: trace.spanId, msg: 'at once' },
    { trace_id: TRACE, span_id: trace.spanId, msg: 'later' },
    { msg: 'elsewhere' },
  ]);
  expect(lines.filter((line) => JSON.stringify(line).includes('trace_id'))).toHaveLength(2);
  expect([trace.spanId, trace.pieces]).toEqual([expect.stringMatching(/^[\da-f]{16}$/), undefined]);
  expect(trace.spanId).not.toBe(PARENT);
});

test('rule 226: work is noted where somebody is told of it, whether it succeeds or not, and so much of it', async () => {
  const trace = beginTrace(undefined, { isTold: true });
  const fail = () =>
    timePiece(
      'statement',
      () => 'bad',
      () => Promise.reject(new Error('no')),
    );
  await runInTrace(trace, async () => {
    expect(
      await timePiece(
        'graph',
        () => 'Good',
        () => Promise.resolve(7),
      ),
    ).toBe(7);
    await expect(fail()).rejects.toThrow('no');
    for (let count = 0; count < 600; count += 1)
      await timePiece(
        'statement',
        () => 'many',
        () => Promise.resolve(),
      );
  });
  await expect(fail()).rejects.toThrow('no');
  expect(trace.pieces?.slice(0, 3).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'graph Good',
    'statement bad',
    'statement many',
  ]);
  expect(trace.pieces).toHaveLength(500);
  expect(trace.pieces?.every(({ began, ended }) => ended >= began)).toBe(true);
});
