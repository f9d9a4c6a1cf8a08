import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { reportsAddressOf } from './return-address.ts';

/** The part of the schema in `returned-mail.graphql`. */
export const returnedMailGraph = {
  MailSetup: { reportsAddress: (_setup, _arguments, { command }) => reportsAddressOf(command) },
} satisfies Resolvers;
