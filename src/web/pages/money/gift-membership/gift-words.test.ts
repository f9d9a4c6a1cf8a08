import { describe, expect, test } from 'vitest';
import { deliveryOf, faultOf, wordsOfGift } from './gift-words.ts';

const words = { ...wordsOfGift('Ada'), recipientName: 'Bob', recipientEmail: 'bob@example.org' };

describe('MEMB-12, rule 99: what is said of a gift', () => {
  test.each(['bob', 'bob@', 'bob@example', '@example.org'])(
    '%s is no address, which is said at its field',
    (address) => {
      expect(faultOf({ ...words, recipientEmail: address })?.field).toBe('recipientEmail');
    },
  );

  test('an address is one with spaces around it, and none is asked for what is handed over', () => {
    expect(faultOf({ ...words, recipientEmail: ' bob@example.org ' })).toBeUndefined();
    expect(faultOf({ ...words, isByMail: false, recipientEmail: 'bob@' })).toBeUndefined();
  });

  test('it goes out at nine of its day, and at once where that is today and nine is past', () => {
    const at = (day: string, time: string) => deliveryOf({ ...words, day }, new Date(`2026-11-28T${time}`));
    expect(at('', '21:00:00Z')).toBeNull();
    expect(at('2026-11-28', '12:00:00Z')).toBeNull();
    expect(at('2026-11-28', '08:00:00Z')).toBe(Date.parse('2026-11-28T09:00:00Z'));
    expect(at('2026-11-30', '12:00:00Z')).toBe(Date.parse('2026-11-30T09:00:00Z'));
    expect(at('2026-11-26', '12:00:00Z'), 'a day that is over is for the server to refuse').not.toBeNull();
  });
});
