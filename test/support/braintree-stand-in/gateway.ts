import { type Answer, NOT_FOUND, xmlAnswer } from './answers.ts';
import { clientTokenOf } from './client-token.ts';
import { giveBack, settleOne, takeBack } from './give-back.ts';
import { transactionNode } from './nodes.ts';
import { searchIds, searchPage } from './search.ts';
import { sell } from './sell.ts';
import type { StandIn } from './stand-in.ts';
import {
  createCustomer,
  createMethod,
  findCustomer,
  findMethod,
  findNonce,
  forgetMethod,
  nonceOfMethod,
} from './vaulting.ts';
import { Collection, List } from './xml.ts';

type Route = readonly [call: RegExp, answer: (standIn: StandIn, id: string, body: Body) => Answer];

/** What the SDK sent: one root, and in it what it is about. */
type Body = { readonly [root: string]: unknown };

/** The calls of the gateway that a program like ours makes, below `/merchants/{id}`. */
const ROUTES: readonly Route[] = [
  [/^POST \/client_token$/, (standIn, _id, body) => clientTokenOf(standIn, body['client_token'])],
  [/^POST \/customers$/, (standIn, _id, body) => createCustomer(standIn, body['customer'])],
  [/^GET \/customers\/([\w-]+)$/, findCustomer],
  [/^DELETE \/customers\/([\w-]+)$/, forgetCustomer],
  [/^POST \/payment_methods$/, (standIn, _id, body) => createMethod(standIn, body['payment_method'])],
  [/^GET \/payment_methods\/any\/([\w-]+)$/, findMethod],
  [/^DELETE \/payment_methods\/any\/([\w-]+)$/, forgetMethod],
  [/^POST \/payment_methods\/([\w-]+)\/nonces$/, nonceOfMethod],
  [/^GET \/payment_method_nonces\/([\w-]+)$/, (standIn, id) => findNonce(standIn, id)],
  [/^POST \/transactions$/, (standIn, _id, body) => sell(standIn, body['transaction'])],
  [/^POST \/transactions\/advanced_search_ids$/, (standIn, _id, body) => searchIds(standIn, body)],
  [/^POST \/transactions\/advanced_search$/, (standIn, _id, body) => searchPage(standIn, body)],
  [/^GET \/transactions\/(\w+)$/, findTransaction],
  [/^PUT \/transactions\/(\w+)\/void$/, takeBack],
  [/^POST \/transactions\/(\w+)\/refund$/, (standIn, id, body) => giveBack(standIn, id, body['transaction'])],
  [/^PUT \/transactions\/(\w+)\/settle$/, (standIn, id) => settleOne(standIn, id)],
  [/^PUT \/transactions\/(\w+)\/settlement_decline$/, (standIn, id) => settleOne(standIn, id, 'settlement_declined')],
  [/^PUT \/transactions\/(\w+)\/settlement_pending$/, (standIn, id) => settleOne(standIn, id, 'settlement_pending')],
  [/^PUT \/transactions\/(\w+)\/settlement_confirm$/, (standIn, id) => settleOne(standIn, id, 'settlement_confirmed')],
  [/^GET \/merchant_accounts\?page=(\d+)$/, merchantAccountsOf],
];

/** Answers a call: `POST /transactions`, and what was sent. */
export function answerCall(standIn: StandIn, call: string, body: Body): Answer {
  for (const [pattern, answer] of ROUTES) {
    const [, id = ''] = pattern.exec(call) ?? [undefined, undefined];
    if (pattern.test(call)) return answer(standIn, id, body);
  }
  return NOT_FOUND;
}

function findTransaction(standIn: StandIn, id: string): Answer {
  const one = standIn.transactions.get(id);
  return one ? xmlAnswer(200, 'transaction', transactionNode(one)) : NOT_FOUND;
}

function forgetCustomer(standIn: StandIn, id: string): Answer {
  for (const { token, customerId } of standIn.methods.values()) if (customerId === id) standIn.methods.delete(token);
  return standIn.customers.delete(id) ? { status: 200, body: '', type: 'application/xml' } : NOT_FOUND;
}

const ACCOUNTS_A_PAGE = 2;

function merchantAccountsOf(standIn: StandIn, page: string): Answer {
  const start = (Number(page) - 1) * ACCOUNTS_A_PAGE;
  const accounts = standIn.merchantAccounts
    .slice(start, start + ACCOUNTS_A_PAGE)
    .map(({ id, currency, isDefault }) => ({
      id,
      currencyIsoCode: currency,
      default: isDefault,
      status: 'active',
      subMerchantAccount: false,
    }));
  const fields = {
    currentPageNumber: Number(page),
    pageSize: ACCOUNTS_A_PAGE,
    totalItems: standIn.merchantAccounts.length,
  };
  return xmlAnswer(200, 'merchant-accounts', new Collection(fields, new List('merchant-account', accounts)));
}
