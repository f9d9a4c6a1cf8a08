import { isRenewedByUs } from '#shared/membership/switching.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isProviderSetUp, paymentProvider } from '#modules/money/payments/payment-providers.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { Membership } from './membership.ts';

type KeptMethod = {
  readonly provider: ProviderName;
  readonly ref: string;
};

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'memberships:forget-method': KeptMethod;
  }
}

/** Decides, in the transaction of the caller, that a provider is to forget a method that nothing is charged to. */
export async function forgetMethodLater(inside: CommandContext, method: KeptMethod): Promise<void> {
  await enqueueJob(inside.database, 'memberships:forget-method', method, {
    key: `forget-method:${method.provider}:${method.ref}`,
  });
}

/** The same for what a membership is paid by, where it is renewed here. */
export async function forgetMethodOf(
  inside: CommandContext,
  { method, provider }: Pick<Membership, 'method' | 'provider'>,
): Promise<void> {
  if (method === null || method.ref === '' || !isRenewedByUs(provider)) return;
  await forgetMethodLater(inside, { provider: provider as ProviderName, ref: method.ref });
}

/** The job of it; throws to be run again while the provider cannot be reached. */
export async function forgetMethod(context: CommandContext, { provider, ref }: KeptMethod): Promise<void> {
  mustBeProgram(context);
  if (!isProviderSetUp(context, provider)) return;
  const forgotten = await paymentProvider(context, provider).forgetMethod(ref);
  if (forgotten === 'UNKNOWN') throw new Error(`a method of ${provider} could not be forgotten`);
}
