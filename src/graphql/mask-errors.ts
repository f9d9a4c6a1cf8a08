import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { impersonationMessages } from '#shared/messages/impersonations.ts';
import { isRefusedWrite } from '#platform/database/read-only.ts';
import { outageMessages } from '#shared/messages/outages.ts';
import { outageOf } from '#platform/process/outage.ts';
import { isUnstorableText } from '#platform/database/unstorable-text.ts';
import type { Log } from '#platform/log/log.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { BadCursor } from '#modules/ground/paging.ts';
import { Refused } from '#modules/ground/refused.ts';
import { StepUpNeeded } from '#modules/ground/require-step-up.ts';
import { UserFault } from './user-fault.ts';

/** How graphql-js ends a message with names that are like the one asked for. */
const SUGGESTION = / Did you mean [\s\S]*$/;

/**
 * What leaves the house of an error. Mistakes of the asker are told; everything else is logged once
 * with the id of the request, and told by that id alone: never a stack, never SQL.
 */
export function maskErrors(
  errors: readonly GraphQLError[],
  about: {
    readonly log: Log;
    readonly requestId: string;
    readonly operationName: string | undefined;
    /** True where introspection is allowed: else names of the schema are not offered either. */
    readonly tellsSchema: boolean;
    /** True if the asker may write nothing (rule 248): that isn't a failure of the site. */
    readonly isImpersonated: boolean;
  },
): readonly GraphQLFormattedError[] {
  const logged = new Set<unknown>();
  return errors.map((error) => {
    const { path, locations } = error;
    const cause = error.originalError;
    if (cause instanceof BadCursor) return { message: cause.message, path, extensions: { code: 'BAD_REQUEST' } };
    if (isUnstorableText(cause)) {
      return { message: graphErrorMessages.unstorableText, path, extensions: { code: 'BAD_REQUEST' } };
    }
    if (cause instanceof NotAllowed) return { message: cause.message, path, extensions: { code: 'FORBIDDEN' } };
    if (cause instanceof StepUpNeeded) return { message: cause.message, path, extensions: { code: 'STEP_UP_NEEDED' } };
    if (cause instanceof UserFault || cause instanceof Refused)
      return { message: cause.message, path, extensions: { code: cause.code } };
    if (about.isImpersonated && isRefusedWrite(cause)) {
      return { message: impersonationMessages.refused, path, extensions: { code: 'FORBIDDEN' } };
    }
    // Without a path it was found before anything ran: in the document or its variables.
    if (path === undefined) {
      const message = about.tellsSchema ? error.message : error.message.replace(SUGGESTION, '');
      return { message, locations, extensions: error.extensions };
    }
    if (!logged.has(cause ?? error)) {
      logged.add(cause ?? error);
      const { requestId, operationName } = about;
      about.log.error({ requestId, operationName, path, err: cause ?? error }, 'a graph field failed');
    }
    const outage = outageOf(cause);
    if (outage !== undefined)
      return { message: outageMessages.change[outage], path, extensions: { code: 'UNAVAILABLE', outage } };
    const message = formatMessage(graphErrorMessages.internal, { requestId: about.requestId });
    return { message, path, extensions: { code: 'INTERNAL' } };
  });
}
