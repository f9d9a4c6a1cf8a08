/** What an account is for; those with an owner have one for each owner and currency, the others one for each currency. */
export type AccountKey =
  /** Money at a provider, named by the owner. It is what we have, so its balance is below zero. */
  | { readonly kind: 'cash'; readonly owner: string }
  /** Of a person: what they earned as an author and as an editor. */
  | { readonly kind: 'writer'; readonly owner: string }
  | {
      readonly kind:
        | 'fees'
        | 'forfeited'
        | 'fund'
        | 'members_unearned'
        | 'payout_in_flight'
        | 'platform'
        | 'rounding'
        | 'staff_pick_fund'
        | 'tax_withheld';
    };

export type AccountKind = AccountKey['kind'];

/** The owner as the column has it. */
export function ownerOf(key: AccountKey): string | null {
  return 'owner' in key ? key.owner : null;
}

/** One word for an account in a currency, the same for the same account. */
export function accountName(key: AccountKey, currency: string): string {
  return `${key.kind} ${ownerOf(key) ?? ''} ${currency}`;
}
