import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LoginRecord, noLogins, parseLoginRecord, seeViewer } from './login-record.ts';

test('IDEN-10: a viewer other than the last is a login, and joins the list of the device', () => {
  const first = seeViewer(noLogins, 'ada');
  expect(first).toEqual({ record: { last: 'ada', ids: ['ada'] }, isLogin: true, isKnown: false });
  expect(seeViewer(first.record, 'ada')).toMatchObject({ isLogin: false, record: first.record });
  const second = seeViewer(first.record, 'ben');
  expect(second).toMatchObject({ isLogin: true, record: { last: 'ben', ids: ['ada', 'ben'] } });
  expect(seeViewer(second.record, 'ada')).toEqual({
    record: { last: 'ada', ids: ['ada', 'ben'] },
    isLogin: true,
    isKnown: true,
  });
});

test('IDEN-10: whoever signs in: the last is remembered, nobody stands twice, the list is bounded', () => {
  const viewers = fc.array(fc.integer({ min: 0, max: 150 }).map(String), { maxLength: 300 });
  fc.assert(
    fc.property(viewers, (ids) => {
      let record: LoginRecord = noLogins;
      for (const id of ids) {
        const seen = seeViewer(record, id);
        expect(seen.isLogin).toBe(record.last !== id);
        ({ record } = seen);
      }
      expect(record.last).toBe(ids.at(-1) ?? null);
      expect(new Set(record.ids).size).toBe(record.ids.length);
      expect(record.ids.length).toBeLessThanOrEqual(100);
      expect(parseLoginRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    }),
  );
});

test.each([null, 3, {}, { last: 4, ids: [] }, { last: null, ids: [3] }, { last: null, ids: 'ada' }])(
  'IDEN-10: %j is no record',
  (json) => {
    expect(() => parseLoginRecord(json)).toThrow(TypeError);
  },
);
