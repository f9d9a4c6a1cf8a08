import { z } from 'zod';
import { type Answer, invalid, xmlAnswer } from './answers.ts';
import { newId, type StandIn } from './stand-in.ts';

const wantedShape = z
  .object({ customer_id: z.string().optional(), merchant_account_id: z.string().optional() })
  .default({});

/** What a browser needs to ask for a nonce: base64 of JSON, in which all addresses are ours. */
export function clientTokenOf(standIn: StandIn, body: unknown): Answer {
  const { customer_id: customer, merchant_account_id: account } = wantedShape.parse(body);
  if (customer !== undefined && !standIn.customers.has(customer)) {
    return invalid('client-token', '92804', 'customer_id', 'Customer specified by customer_id does not exist.');
  }
  const { merchantId } = standIn.keys;
  const clientApiUrl = `${standIn.origin()}/merchants/${merchantId}/client_api`;
  const token = {
    version: 2,
    authorizationFingerprint: `${newId(24)}|customer_id=${customer ?? ''}`,
    configUrl: `${clientApiUrl}/v1/configuration`,
    clientApiUrl,
    assetsUrl: standIn.origin(),
    merchantId,
    merchantAccountId: account ?? standIn.merchantAccounts.find(({ isDefault }) => isDefault)?.id ?? null,
    environment: 'sandbox',
    threeDSecureEnabled: true,
    paypalEnabled: true,
    paypal: { displayName: 'Longhand', billingAgreementsEnabled: true, environmentNoNetwork: true },
  };
  const value = Buffer.from(JSON.stringify(token)).toString('base64');
  return xmlAnswer(201, 'client-token', { value });
}
