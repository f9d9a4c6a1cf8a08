import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { StoryLookup } from './story-lookup.ts';
import type { Story } from './story.ts';

/** The wire form of a lookup that did not lead to a story (1§4). */
export type LookupError = {
  readonly errorType: 'Blocking' | 'WithheldInCountry' | (typeof errorTypes)[keyof typeof errorTypes];
  readonly message: string;
  readonly user?: Person;
  readonly country?: string;
};

/** The story, or the member of `PostResult` that says why not. */
export function presentLookup(lookup: StoryLookup): Story | LookupError {
  switch (lookup.kind) {
    case 'story':
      return lookup.story;
    case 'blocking':
      return { errorType: 'Blocking', message: graphErrorMessages.blocking, user: lookup.creator };
    case 'withheldInCountry':
      return {
        errorType: 'WithheldInCountry',
        message: graphErrorMessages.withheldInCountry,
        country: lookup.country,
      };
    default:
      return { errorType: errorTypes[lookup.kind], message: graphErrorMessages[lookup.kind] };
  }
}

const errorTypes = {
  notFound: 'NotFound',
  unauthorized: 'Unauthorized',
  accountDeleted: 'AccountDeleted',
  accountSuspended: 'AccountSuspended',
  blocked: 'Blocked',
  postSuspended: 'PostSuspended',
  removedByUser: 'RemovedByUser',
  unavailableForLegalReasons: 'UnavailableForLegalReasons',
  emptyId: 'GraphqlEmptyId',
} as const;
