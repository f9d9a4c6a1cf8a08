import { expect, test } from 'vitest';
import { stepAfterReason } from './cancel-step.ts';

test('MEMB-5: an offer comes before the confirmation, and where there is none, or it did not come, nothing does', () => {
  expect(stepAfterReason('COSTS', 'TWENTY_PERCENT_OFF_ONE_YEAR')).toEqual({
    kind: 'offer',
    reason: 'COSTS',
    offer: 'TWENTY_PERCENT_OFF_ONE_YEAR',
  });
  expect(stepAfterReason('OTHER', 'NO_DISCOUNT')).toEqual({ kind: 'confirm', reason: 'OTHER' });
  expect(stepAfterReason('TIME', undefined)).toEqual({ kind: 'confirm', reason: 'TIME' });
});
