import type { Stripe } from 'stripe';
import { invalid, missing } from '../api-fault.ts';
import type { Endpoints } from '../endpoint.ts';
import { metadata, type Params, text } from '../form.ts';
import { pageOf } from '../lists.ts';
import { emit, newId, type State } from '../state.ts';

/** What a platform does with accounts of others: they are opened, set up on pages of Stripe, and paid. */
export const connectEndpoints: Endpoints = {
  'POST /v1/accounts': (state, params) => {
    const account: ConnectedAccount = {
      id: newId('acct'),
      object: 'account',
      type: text(params, 'type') ?? 'standard',
      country: text(params, 'country') ?? 'US',
      default_currency: 'usd',
      email: text(params, 'email'),
      business_profile: null,
      created: state.clock.seconds(),
      details_submitted: false,
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: { currently_due: ['external_account'], disabled_reason: null },
      metadata: metadata(params),
    };
    state.accounts.set(account.id, account);
    return account;
  },
  'GET /v1/accounts/:id': (state, _params, [id = '']) => accountOf(state, id),
  'POST /v1/account_links': (state, params) => {
    const account = accountOf(state, text(params, 'account') ?? '');
    const expires = state.clock.seconds() + 300;
    const url = `https://connect.stripe.example/setup/${account.id}`;
    return { object: 'account_link', created: state.clock.seconds(), expires_at: expires, url };
  },
  'POST /v1/transfers': (state, params) => transfer(state, params),
  'GET /v1/transfers': (state, params) => {
    const group = text(params, 'transfer_group');
    const all = [...state.transfers.values()];
    return pageOf(
      '/v1/transfers',
      params,
      group === null ? all : all.filter(({ transfer_group: own }) => own === group),
    );
  },
};

/** The fields of an account that a platform looks at. */
export type ConnectedAccount = Pick<Stripe.Account, 'id' | 'object' | 'details_submitted' | 'payouts_enabled'> & {
  readonly type: string;
  readonly country: string;
  readonly default_currency: string;
  readonly email: string | null;
  readonly business_profile: null;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  capabilities: { transfers: string };
  requirements: { currently_due: readonly string[]; disabled_reason: string | null };
};

function accountOf(state: State, id: string): ConnectedAccount {
  const account = state.accounts.get(id);
  if (account === undefined) throw missing('account', id, 'account');
  return account;
}

function transfer(state: State, params: Params): object {
  const account = accountOf(state, text(params, 'destination') ?? '');
  if (account.capabilities.transfers !== 'active') {
    throw invalid('destination', 'insufficient_capabilities_for_transfer', 'The account cannot be paid.');
  }
  const made = {
    id: newId('tr'),
    object: 'transfer' as const,
    amount: Number(text(params, 'amount')),
    currency: text(params, 'currency') ?? 'usd',
    created: state.clock.seconds(),
    destination: account.id,
    transfer_group: text(params, 'transfer_group'),
    reversed: false,
    metadata: {},
  };
  state.transfers.set(made.id, made);
  emit(state, 'transfer.created', made);
  return made;
}

/** Its owner filled in Stripe's pages, or Stripe turned them away. */
export function finishAccount(state: State, id: string, isAccepted: boolean): ConnectedAccount {
  const account = accountOf(state, id);
  account.details_submitted = true;
  account.payouts_enabled = isAccepted;
  account.capabilities = { transfers: isAccepted ? 'active' : 'inactive' };
  account.requirements = { currently_due: [], disabled_reason: isAccepted ? null : 'rejected.fraud' };
  emit(state, 'account.updated', account);
  return account;
}

/** What was paid by a key comes back. */
export function reverseTransfer(state: State, group: string): object {
  const made = [...state.transfers.values()].findLast((one) => one.transfer_group === group);
  if (made === undefined) throw missing('transfer', group, 'id');
  made.reversed = true;
  emit(state, 'transfer.reversed', made);
  return made;
}
