import type { MailApi } from '#platform/config/mail-settings.ts';
import { providerOrigin } from '#platform/payments/provider-address.ts';

/** Where whatever stands in for a provider answers, without a slash at its end; undefined where it is itself. */
export function originOf({ host }: Pick<MailApi, 'host'>): string | undefined {
  return host === undefined ? undefined : providerOrigin(host);
}
