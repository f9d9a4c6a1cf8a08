import type { Authority } from './authority.ts';

/**
 * The first of two authorities, and the second for what the first does not make. Whoever made a certificate says by
 * when it wishes it renewed, and knows what it takes the place of.
 */
export function authoritiesInTurn(first: Authority, second: Authority): Authority {
  return {
    issue: async (name, replaced) => {
      let refusal: unknown;
      try {
        return await first.issue(name, replaced);
      } catch (error) {
        refusal = error;
      }
      try {
        return await second.issue(name, replaced);
      } catch (cause) {
        throw new Error(`${messageOf(refusal)} And the other authority: ${messageOf(cause)}`, { cause });
      }
    },
    isRenewalFree: () => first.isRenewalFree(),
    renewalWindow: async (chain) => (await first.renewalWindow(chain)) ?? (await second.renewalWindow(chain)),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
