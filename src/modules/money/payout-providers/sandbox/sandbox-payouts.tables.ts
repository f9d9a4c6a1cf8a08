import type { Once } from '#modules/ground/tables.ts';

type SandboxPayoutTable = {
  key: Once<string>;
  account: Once<string>;
  amount: Once<number>;
  currency: Once<string>;
  state: 'FAILED' | 'PAID' | 'RETURNED';
  code: Once<string | null>;
  created_at: Once<Date>;
};

/** Written by the sandbox, which keeps books as a provider does. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    sandbox_payout: SandboxPayoutTable;
  }
}
