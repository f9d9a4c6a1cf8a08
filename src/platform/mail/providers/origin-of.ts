import type { MailApi } from '#platform/config/mail-settings.ts';
import { providerOrigin } from '#platform/payments/provider-address.ts';

/** The address of a provider's stand-in, without a final slash; undefined for the provider itself. */
export function originOf({ host }: Pick<MailApi, 'host'>): string | undefined {
  return host === undefined ? undefined : providerOrigin(host);
}
