import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { StoryLookup } from './story-lookup.ts';
import type { Story } from './story.ts';

/** The wire form of a lookup that did not lead to a story. */
type LookupError = {
  readonly type: 'Blocking' | 'WithheldInCountry' | (typeof errorTypes)[keyof typeof errorTypes];
  readonly message: string;
  readonly user?: Person;
  readonly country?: string;
};

export type PresentedLookup = Story | LookupError;

/** The story, or the member of `PostResult` that says why not. */
export function presentLookup(lookup: StoryLookup): PresentedLookup {
  switch (lookup.kind) {
    case 'story':
      return lookup.story;
    case 'blocking':
      return { type: 'Blocking', message: graphErrorMessages.blocking, user: lookup.creator };
    case 'withheldInCountry':
      return {
        type: 'WithheldInCountry',
        message: graphErrorMessages.withheldInCountry,
        country: lookup.country,
      };
    default:
      return { type: errorTypes[lookup.kind], message: graphErrorMessages[lookup.kind] };
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
