import type { Authority } from './authority.ts';

/**
 * The first of two authorities, and the second for what the first does not make. Whoever made a certificate says by
 * when it wishes it renewed, and knows what it takes the place of.
 */
export function authoritiesInTurn(first: Authority, second: Authority): Authority {
  return {
    issue: async (name, replaced) => {
      try {
        return await first.issue(name, replaced);
      } catch (error) {
        return await second.issue(name, replaced).catch((also: unknown) => {
          throw new AggregateError([error, also], `${messageOf(error)} And the other authority: ${messageOf(also)}`, {
            cause: also,
          });
        });
      }
    },
    isRenewalFree: () => first.isRenewalFree(),
    renewalWindow: async (chain) => (await first.renewalWindow(chain)) ?? (await second.renewalWindow(chain)),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
