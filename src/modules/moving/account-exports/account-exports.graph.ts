import { buildPath } from '#shared/routes/build-path.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readExports } from './read-exports.ts';
import { requestExport } from './request-export.ts';

/** The part of the schema in `account-exports.graphql`. */
export const accountExportsGraph = {
  User: {
    archives: ({ id }, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, id);
      return readExports(database, id);
    },
  },
  Mutation: {
    requestArchive: async (_root, _arguments, { command }) => {
      const request = await requestExport(command);
      return request.type === 'AccountExport' ? request.archive : request;
    },
  },
  AccountExport: {
    state: ({ state }) => states[state],
    downloadPaths: ({ id, partCount, state }) =>
      Array.from({ length: state === 'ready' ? partCount : 0 }, (_part, index) =>
        buildPath('DownloadArchive', { exportId: id, part: String(index + 1) }),
      ),
  },
} satisfies Resolvers;

const states = { waiting: 'WAITING', ready: 'READY', failed: 'FAILED' } as const;
