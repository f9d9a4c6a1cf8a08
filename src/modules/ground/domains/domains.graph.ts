import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { PATIENCE } from '#shared/domains/domain-checks.ts';
import { domainMessages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { isEntitledToDomain } from '#modules/money/memberships/domain-right.ts';
import { hasRight, mustBeSelf } from '#modules/ground/acting.ts';
import { checkDomainNow } from './check-domain-now.ts';
import { connectDomain } from './connect-domain.ts';
import type { DomainClaim } from './domain-claim.ts';
import { findDomainPlace } from './domain-place.ts';
import { recordsFor } from './domain-records.ts';
import { findOpenClaim } from './find-claims.ts';
import { releaseDomain } from './release-domain.ts';

/** The part of the schema in `domains.graphql`. */
export const domainsGraph = {
  User: {
    customDomainClaim: async ({ id }, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, id);
      return (await findOpenClaim(database, { personId: id, publicationId: null })) ?? null;
    },
  },
  Collection: {
    customDomainClaim: async ({ id }, _arguments, { viewer, database }) =>
      hasRight(viewer, id, 'connect domain')
        ? ((await findOpenClaim(database, { personId: null, publicationId: id })) ?? null)
        : null,
  },
  Mutation: {
    connectCustomDomain: async (_root, { domain, collectionId }, { command, viewer }) => {
      const owner = collectionId
        ? ({ personId: null, publicationId: collectionId } as const)
        : ({ personId: viewer?.personId ?? '', publicationId: null } as const);
      return named(await connectDomain(command, owner, domain));
    },
    checkCustomDomain: async (_root, { claimId }, { command }) =>
      named(await checkDomainNow(command, claimId, (claim) => isEntitledToDomain(command, claim))),
    releaseCustomDomain: (_root, { claimId }, { command }) => releaseDomain(command, claimId),
  },
  CustomDomainClaim: {
    problem: ({ problem, problemFound, domain }) =>
      problem === null
        ? null
        : formatMessage(domainMessages.problems[problem], { domain, found: problemFound.join(', ') }),
    records: async (claim, _arguments, { command }) => recordsFor(claim, await findDomainPlace(command)),
    endsAt: ({ failingSince }) => (failingSince === null ? null : new Date(failingSince.getTime() + PATIENCE)),
    state: ({ state }) => states[state],
  },
} satisfies Resolvers;

/** A claim says which member of a union it is. */
function named<Refusal extends { readonly type: string }>(outcome: DomainClaim | Refusal) {
  return 'type' in outcome ? outcome : ({ ...outcome, type: 'CustomDomainClaim' } as const);
}

const states = {
  wanted: 'WANTED',
  dns_missing: 'DNS_MISSING',
  dns_wrong: 'DNS_WRONG',
  proved: 'PROVED',
  certificate_pending: 'CERTIFICATE_PENDING',
  live: 'LIVE',
  failing: 'FAILING',
  released: 'RELEASED',
} as const;
