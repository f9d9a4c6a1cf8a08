import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { sendsBySmtp } from '#platform/config/mail-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { sendingDomainMessages as messages } from '#shared/messages/sending-domain.ts';
import { checkMailRecords } from './check-mail-records.ts';
import { signingOf, waitingOf } from './find-signing-keys.ts';
import { checkMailSetup, makeSigningKeys, readMailSetup } from './mail-setup.ts';
import { endOfRetired } from './see-signing-keys.ts';

/** The part of the schema in `sending-domain.graphql`. */
export const sendingDomainGraph = {
  Query: { mailSetup: (_root, _arguments, { command }) => readMailSetup(command) },
  Mutation: {
    checkMailSetup: (_root, _arguments, { command }) => checkMailSetup(command),
    makeSigningKeys: (_root, _arguments, { command }) => makeSigningKeys(command),
  },
  MailSetup: {
    id: () => 'mail',
    checks: ({ domain, keys }, _arguments, { command }) =>
      domain === null ? [] : checkMailRecords(command.config, domain, keys),
    retiredKeys: ({ keys }) => keys.filter(({ retiredAt }) => retiredAt !== null),
    isSignedHere: (_setup, _arguments, { command }) => sendsBySmtp(command.config),
    hasWaitingKeys: ({ keys }) => waitingOf(keys) !== undefined && waitingOf(keys) !== signingOf(keys),
  },
  MailCheck: {
    isWell: ({ problem }) => problem === null,
    sentence: ({ kind, domain, found, problem }) =>
      formatMessage(problem === null ? messages.well[kind] : messages.problems[problem], { domain, found }),
  },
  RetiredSigningKeys: { keepUntil: ({ retiredAt, createdAt }) => endOfRetired(retiredAt ?? createdAt) },
} satisfies Resolvers;
