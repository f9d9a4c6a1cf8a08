import type { Config } from '#platform/config/config.ts';
import type { ReadContext } from '#modules/read-context.ts';
import type { GraphRequest } from './graph-request.ts';

/** What every resolver is given. */
export type GraphContext = ReadContext & {
  readonly request: GraphRequest;
  readonly config: Pick<Config, 'siteUrl'>;
};
