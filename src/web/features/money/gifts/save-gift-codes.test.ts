import { expect, test } from 'vitest';
import { giftCodesTable } from './save-gift-codes.ts';

const redeemUrl = 'https://longhand.example/redeem?giftCode=0000-0000-0000&giftType=31';
const code = { __typename: 'GiftCode', code: '0000-0000-0000', redeemUrl } as const;

test('MEMB-12: the codes of a group are a table with a line for each', () => {
  const table = giftCodesTable([
    { ...code, isUsed: false, isRevoked: false },
    { ...code, isUsed: true, isRevoked: false },
    { ...code, isUsed: false, isRevoked: true },
  ]);
  const line = `0000-0000-0000,${redeemUrl}`;
  expect(table).toBe(`code,link,state\r\n${line},open\r\n${line},used\r\n${line},revoked\r\n`);
});
