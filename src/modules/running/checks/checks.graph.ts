import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { runSiteChecks } from './run-site-checks.ts';
import { sendTestMail } from './send-test-mail.ts';

/** The part of the schema in `checks.graphql`. */
export const checksGraph = {
  Mutation: {
    runSiteChecks: async (_root, { names }, { command }) => ({
      findings: [...(await runSiteChecks(command, names ?? undefined))],
    }),
    sendTestMail: (_root, _arguments, { command }) => sendTestMail(command),
  },
} satisfies Resolvers;
