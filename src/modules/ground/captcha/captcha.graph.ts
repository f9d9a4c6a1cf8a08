import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { issueChallenge } from './challenge.ts';
import { readCaptchaKind } from './verify-captcha.ts';

/** The part of the schema in `captcha.graphql`. */
export const captchaGraph = {
  Query: {
    captchaChallenge: (_root, _arguments, { command }) =>
      readCaptchaKind(command.config) === 'PROOF_OF_WORK' ? (issueChallenge(command) ?? null) : null,
  },
} satisfies Resolvers;
