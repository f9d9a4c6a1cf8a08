import type { SignInFaultKind } from '#platform/open-id/sign-in-fault.ts';
import type { ProviderError } from './provider-outcome.ts';

const errors = {
  cancelled: 'CANCELLED',
  unavailable: 'UNAVAILABLE',
  refused: 'REFUSED',
  untrusted: 'UNTRUSTED',
} as const satisfies Record<SignInFaultKind, ProviderError>;

export function errorOfFault(kind: SignInFaultKind): ProviderError {
  return errors[kind];
}
