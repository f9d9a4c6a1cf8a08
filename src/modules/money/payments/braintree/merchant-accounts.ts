import { z } from 'zod';
import type { Currency } from '#shared/money/money.ts';
import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import { askBraintree, type Asked, BraintreeFault } from './ask-braintree.ts';
import { merchantAccountShape } from './braintree-shapes.ts';

type MerchantAccount = z.output<typeof merchantAccountShape>;

/** The merchant account that takes a currency. */
export type AccountFor = (currency: Currency) => Promise<Asked<string>>;

/**
 * A merchant account of Braintree takes one currency, and a charge that names none is made in the currency of the
 * default one, whatever was meant: so each charge names its account. They are read once and kept.
 */
export function createAccountFor(client: BraintreeClient): AccountFor {
  let kept: readonly MerchantAccount[] | undefined;
  return async (currency) => {
    const read = kept ? { answer: kept } : await readAccounts(client);
    if (typeof read === 'string') return read;
    kept = read.answer;
    const fitting = kept.filter((account) => account.currencyIsoCode === currency && account.status === 'active');
    const account = fitting.find((one) => one.default) ?? fitting[0];
    if (!account) throw new BraintreeFault(`no merchant account takes ${currency}`);
    return { answer: account.id };
  };
}

const pageShape = z.object({
  merchantAccounts: z.object({
    pageSize: z.coerce.number().int().positive(),
    totalItems: z.coerce.number().int(),
    merchantAccount: z.union([z.array(merchantAccountShape), merchantAccountShape.transform((one) => [one])]),
  }),
});

function readAccounts(client: BraintreeClient): Promise<Asked<readonly MerchantAccount[]>> {
  const path = `${client.config.baseMerchantPath()}/merchant_accounts?page=`;
  return askBraintree(async () => {
    const accounts: MerchantAccount[] = [];
    for (let page = 1; ; page += 1) {
      const { merchantAccounts } = pageShape.parse(await client.http.get(`${path}${page}`));
      accounts.push(...merchantAccounts.merchantAccount);
      if (page * merchantAccounts.pageSize >= merchantAccounts.totalItems) return accounts;
    }
  });
}
