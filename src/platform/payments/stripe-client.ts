import { Stripe } from 'stripe';
import { providerAddress } from './provider-address.ts';

export type StripeClientSettings = {
  readonly secretKey: string;
  /** A stand-in's; the service itself where it is undefined. */
  readonly host: string | undefined;
};

/**
 * The service's own client. It never tries again by itself, save once over a fresh connection where the kept one was
 * closed under it, which the idempotency key makes harmless. `patience` is in milliseconds, for one answer.
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
