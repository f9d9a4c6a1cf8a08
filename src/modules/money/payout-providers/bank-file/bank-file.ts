import { isIban, maskedIban, plainIban } from '#shared/payouts/iban.ts';
import type { PayoutProvider } from '../payout-provider.ts';

/**
 * Payouts that staff take to the bank in a file: what is asked for waits for the next one, and the bank's answer, read
 * back or ticked off, says what became of it. It keeps no state of its own.
 */
export const bankFile: PayoutProvider = {
  name: 'BANK_TRANSFER',
  openAccount: async ({ details }) => {
    const iban = plainIban(details['iban'] ?? '');
    if (!isIban(iban)) throw new Error('the form lets no other number pass');
    return { ref: '', status: 'ACTIVE', currency: 'EUR', shown: maskedIban(iban) };
  },
  setupLink: async () => ({ url: null }),
  readAccount: async () => 'NOT_FOUND',
  pay: async () => ({ state: 'PROCESSING' }),
  find: async () => ({ state: 'PROCESSING' }),
  payouts: () => null,
};
