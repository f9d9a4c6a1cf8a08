import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailLaneMessages as messages } from '#shared/messages/mail-lanes.ts';
import { readLanes, readWarmUp } from './read-lanes.ts';

const KINDS = { account: 'ACCOUNT', bulk: 'BULK' } as const;

/** The part of the schema in `mail-lanes.graphql`. */
export const mailLanesGraph = {
  MailSetup: {
    lanes: (_setup, _arguments, { command }) => readLanes(command),
    warmUp: async (_setup, _arguments, { command }) => {
      const found = await readWarmUp(command);
      return found === undefined ? null : formatMessage(messages.warmUp, found);
    },
  },
  MailLane: {
    kind: ({ lane }) => KINDS[lane],
    isWell: ({ stop, stuck }) => stop === undefined && stuck === undefined,
    sentence: ({ carrier, stop, stuck }) => {
      const name = messages.carriers[carrier];
      if (stop !== undefined) return formatMessage(messages.stops[stop.reason], { name });
      return formatMessage(stuck === undefined ? messages.leaves : messages.stuck, { name, count: stuck?.count ?? 0 });
    },
    answer: ({ stop, stuck }) => stop?.answer ?? stuck?.words ?? null,
  },
} satisfies Resolvers;
