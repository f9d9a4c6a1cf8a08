import { Stripe } from 'stripe';
import { providerAddress } from './provider-address.ts';

export type StripeClientSettings = {
  readonly secretKey: string;
  /** A stand-in's; if undefined, the service itself. */
  readonly host: string | undefined;
};

/**
 * The service's own client. It never retries by itself, except once over a fresh connection if the kept one was closed
 * under it, which the idempotency key makes harmless. `patience` is in milliseconds, for one answer.
 */
export function createStripeClient({ secretKey, host }: StripeClientSettings, patience: number): Stripe {
  const address = host === undefined ? undefined : providerAddress(host);
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: patience,
    telemetry: false,
    ...(address && { host: address.hostname, port: address.port, protocol: address.protocol }),
  });
}
