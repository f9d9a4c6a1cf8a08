import type { Config } from '#platform/config/config.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { GraphRequest } from './graph-request.ts';

/** What every resolver is given. */
export type GraphContext = ReadContext & {
  readonly request: GraphRequest;
  readonly config: Config;
  /** What a mutation calls its command with: the same viewer, browser and request. */
  readonly command: CommandContext;
};
