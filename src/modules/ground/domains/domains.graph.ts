import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { PATIENCE } from '#shared/domains/domain-checks.ts';
import { domainMessages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { domainTermsOf } from '#modules/money/domain-fees/domain-terms.ts';
import { hasRight, mustBeSelf } from '#modules/ground/acting.ts';
import { type CertificateWait, findCertificateWait } from '#modules/ground/certificates/find-certificate.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { checkDomainNow } from './check-domain-now.ts';
import { claimSubdomain } from './claim-subdomain.ts';
import { connectDomain } from './connect-domain.ts';
import type { DomainClaim } from './domain-claim.ts';
import { findDomainPlace } from './domain-place.ts';
import { recordsFor } from './domain-records.ts';
import { findOpenClaim, hasTwin } from './find-claims.ts';
import { twinOf } from './read-domain-name.ts';
import { ownNamesLoader, readSubdomain } from './read-subdomain.ts';
import { releaseDomain } from './release-domain.ts';
import { unclaimSubdomain } from './unclaim-subdomain.ts';

/** The part of the schema in `domains.graphql`. */
export const domainsGraph = {
  User: {
    customDomainClaim: async ({ id }, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, id);
      return (await findOpenClaim(database, { personId: id, publicationId: null })) ?? null;
    },
    subdomain: (person, _arguments, { viewer, command }) =>
      viewer?.personId === person.id ? readSubdomain(command, person) : null,
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
      named(await checkDomainNow(command, claimId, domainTermsOf(command))),
    claimSubdomain: async (_root, _arguments, context) => {
      const claimed = await claimSubdomain(context.command);
      return claimed.type === 'User' ? await readOwnerAnew(context, claimed.personId) : claimed;
    },
    unclaimSubdomain: async (_root, _arguments, context) =>
      readOwnerAnew(context, (await unclaimSubdomain(context.command)).personId),
    releaseCustomDomain: (_root, { claimId }, { command }) => releaseDomain(command, claimId),
  },
  CustomDomainClaim: {
    problem: async (claim, _arguments, { command }) => {
      const { problem, problemFound, domain } = claim;
      const isRefused = problem === null && (await certificateWait(command, claim)) === 'refused';
      if (isRefused) return formatMessage(domainMessages.certificateRefused, { domain });
      if (problem === null) return null;
      const isOfAuthority = problem === 'otherAuthority' || problem === 'noAuthority';
      const found = (isOfAuthority ? problemFound.slice(1) : problemFound).join(', ');
      return formatMessage(domainMessages.problems[problem], { domain, found, at: problemFound[0] ?? domain });
    },
    records: async (claim, _arguments, { command }) =>
      recordsFor(claim, await findDomainPlace(command), command.config.caaIdentities),
    twin: ({ domain }) => twinOf(domain),
    isTwinLed: ({ id }, _arguments, { database }) => hasTwin(database, id),
    endsAt: ({ failingSince }) => (failingSince === null ? null : new Date(failingSince.getTime() + PATIENCE)),
    state: async (claim, _arguments, { command }) =>
      (await certificateWait(command, claim)) === null ? states[claim.state] : 'CERTIFICATE_PENDING',
  },
} satisfies Resolvers;

/** A person whose names just changed. */
function readOwnerAnew(context: ReadContext, personId: string) {
  context.loaders.get(ownNamesLoader).clear(personId);
  return readPersonAnew(context, personId);
}

/** What is shown is live for its owner once readers can come by TLS. */
function certificateWait(command: CommandContext, { state, domain }: DomainClaim): Promise<CertificateWait | null> {
  return state === 'live' ? findCertificateWait(command, domain) : Promise.resolve(null);
}

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
