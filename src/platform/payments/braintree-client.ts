import braintree from 'braintree';
import type { ProviderSettings } from '#platform/config/provider-settings.ts';
import { providerAddress } from './provider-address.ts';

export type BraintreeSettings = NonNullable<ProviderSettings['braintree']>;

/** What `@types/braintree` does not say of the SDK, and what we use of it. */
type Undeclared = {
  readonly config: { timeout: number; baseMerchantPath(): string };
  readonly http: { get(path: string): Promise<unknown>; post(path: string, body: object): Promise<unknown> };
  readonly transaction: {
    refund(id: string, refund: { amount: string; orderId: string }): ReturnType<braintree.TransactionGateway['refund']>;
  };
};

export type BraintreeClient = braintree.BraintreeGateway & Undeclared;

/**
 * The SDK's own client, for the environment in the settings or its stand-in. A call that gets no byte for so many
 * milliseconds fails; the SDK never retries a call by itself.
 */
export function createBraintreeClient(settings: BraintreeSettings, timeoutMs: number): BraintreeClient {
  const { merchantId, publicKey, privateKey } = settings;
  const environment = environmentOf(settings);
  const client = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey }) as BraintreeClient;
  client.config.timeout = timeoutMs;
  return client;
}

function environmentOf({ environment, host }: BraintreeSettings): braintree.Environment {
  const { Environment } = braintree;
  if (host === undefined) return environment === 'production' ? Environment.Production : Environment.Sandbox;
  const { protocol, hostname, port } = providerAddress(host);
  const isSecure = protocol === 'https';
  return new Environment(hostname, String(port), `${protocol}://${hostname}`, isSecure, hostname, String(port));
}
