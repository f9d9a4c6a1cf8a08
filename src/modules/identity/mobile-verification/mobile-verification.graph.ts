import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { readMobileNumber } from './read-mobile-number.ts';
import { sendMobileCode } from './send-mobile-code.ts';
import { findTextGateway } from './send-text-message.ts';
import { removeMobileNumber, verifyMobileNumber } from './verify-mobile-number.ts';

/** The part of the schema in `mobile-verification.graphql`. */
export const mobileVerificationGraph = {
  Query: {
    isMobileVerificationOffered: async (_root, _arguments, { command }) =>
      (await findTextGateway(command)) !== undefined,
  },
  User: {
    mobileNumber: async (person, _arguments, { viewer, command }) => {
      mustBeSelf(viewer, person.id);
      return (await readMobileNumber(command)) ?? null;
    },
  },
  Mutation: {
    sendMobileVerificationCode: (_root, { phoneNumber }, { command }) => sendMobileCode(command, phoneNumber),
    verifyMobileNumber: (_root, { code }, { command }) => verifyMobileNumber(command, code),
    removeMobileNumber: async (_root, _arguments, { command }) => {
      await removeMobileNumber(command);
      return { type: 'MobileNumberVerified' };
    },
  },
  MobileNumberVerified: {
    viewer: (_source, _arguments, context) => readPersonAnew(context, context.viewer?.personId ?? ''),
  },
} satisfies Resolvers;
