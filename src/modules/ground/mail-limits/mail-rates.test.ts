import { expect, test } from 'vitest';
import { allowanceOfDay, rateOfCarrier, rateOfReceiver } from './mail-rates.ts';

test('rule 171: large services count as one, and what the operator says counts before what we think', () => {
  expect(rateOfReceiver('ada@gmail.com', '')).toEqual({ name: 'to gmail', perSecond: 50 });
  expect(rateOfReceiver('ada@GoogleMail.com', 'gmail=10')).toEqual({ name: 'to gmail', perSecond: 10 });
  expect(rateOfReceiver('ada@hotmail.co.uk', '')?.name).toBe('to microsoft');
  expect(rateOfReceiver('ada@notgmail.com', '')).toBeUndefined();
  expect(rateOfReceiver('ada@example.org', 'gmail=10 example.org=5')).toEqual({ name: 'to example.org', perSecond: 5 });
  expect(rateOfCarrier('ses', '')).toEqual({ name: 'by ses', perSecond: 14 });
  expect(rateOfCarrier('ses', '80')?.perSecond).toBe(80);
  expect(rateOfCarrier('smtp', '')).toBeUndefined();
});

test('rule 171: a new domain begins with 200 a day, grows by 18 percent, and is known after six weeks', () => {
  expect([0, 1, 2, 10].map(allowanceOfDay)).toEqual([200, 236, 278, 1_046]);
  expect(allowanceOfDay(41)).toBeGreaterThan(170_000);
  expect(allowanceOfDay(42)).toBeUndefined();
});
