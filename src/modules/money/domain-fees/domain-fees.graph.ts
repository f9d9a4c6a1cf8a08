import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { moneyOfWire } from '#modules/money/memberships/form-values.ts';
import { payForDomain } from './pay-for-domain.ts';
import { readDomainFee } from './read-domain-fee.ts';

/** The part of the schema in `domain-fees.graphql`. */
export const domainFeesGraph = {
  User: {
    domainFee: ({ id }, _arguments, context) =>
      context.viewer?.personId === id ? readDomainFee(context, { personId: id, publicationId: null }) : null,
  },
  Collection: {
    domainFee: ({ id }, _arguments, context) =>
      hasRight(context.viewer, id, 'connect domain')
        ? readDomainFee(context, { personId: null, publicationId: id })
        : null,
  },
  Mutation: {
    payForDomain: (_root, { input }, { command }) =>
      payForDomain(command, { ...input, country: input.country ?? null, shown: moneyOfWire(input.shown) }),
  },
  DomainFee: { providers: ({ providers }) => [...providers] },
} satisfies Resolvers;
