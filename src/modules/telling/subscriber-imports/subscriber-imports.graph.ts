import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { countStaged, countVerdicts, isJoiningOnHold, readSubscriberImports } from './read-subscriber-imports.ts';
import { VERDICTS_LIFETIME } from './subscriber-import.ts';
import { canImportEmails } from './subscriber-imports.policy.ts';

/** The part of the schema in `subscriber-imports.graphql`. */
export const subscriberImportsGraph = {
  User: {
    isEligibleToImportEmails: ({ id }, _arguments, context) => {
      mustBeSelf(context.viewer, id);
      return canImportEmails(context, context.viewer);
    },
  },
  Newsletter: {
    subscriberImports: (newsletter, _arguments, { viewer, database }) =>
      canRunNewsletter(viewer, newsletter) ? readSubscriberImports(database, newsletter.id) : null,
    stagedSubscriberCount: (newsletter, _arguments, { viewer, database }) =>
      canRunNewsletter(viewer, newsletter) ? countStaged(database, newsletter.id) : null,
    isJoiningOnHold: (newsletter, _arguments, { viewer, database }) =>
      canRunNewsletter(viewer, newsletter) ? isJoiningOnHold(database, newsletter.id) : null,
  },
  SubscriberImport: {
    state: ({ state }) => states[state],
    verdicts: ({ id }, _arguments, { database }) => countVerdicts(database, id),
    downloadPath: ({ id, doneCount, finishedAt }, _arguments, { clock }) => {
      const isKept = finishedAt !== null && finishedAt.getTime() + VERDICTS_LIFETIME > clock.now().getTime();
      return isKept && doneCount > 0 ? buildPath('DownloadSubscriberImport', { importId: id }) : null;
    },
  },
  SubscriberVerdictCount: { verdict: ({ verdict }) => verdicts[verdict] },
} satisfies Resolvers;

const states = { waiting: 'WAITING', running: 'RUNNING', done: 'DONE', failed: 'FAILED' } as const;
const verdicts = {
  imported: 'IMPORTED',
  duplicate: 'DUPLICATE',
  onList: 'ON_LIST',
  asked: 'ASKED',
  left: 'LEFT',
  removed: 'REMOVED',
  suppressed: 'SUPPRESSED',
  offElsewhere: 'OFF_ELSEWHERE',
  foreign: 'FOREIGN',
  role: 'ROLE',
  invalid: 'INVALID',
  empty: 'EMPTY',
} as const;
