import type { Viewer } from '#modules/ground/viewer.ts';
import type { Person } from './person.ts';

export type PersonLookup = 'person' | 'notFound' | 'accountDeleted' | 'accountSuspended';

/** Decides whether this viewer may see a profile, and else why not; nobody is hidden from themselves. */
export function lookUpPerson(person: Person | undefined, viewer: Viewer | null): PersonLookup {
  if (person === undefined) return 'notFound';
  if (viewer?.personId === person.id) return 'person';
  // Who was blocked is not told so (rule 31).
  if (viewer?.blockedBy.has(person.id)) return 'notFound';
  switch (person.state) {
    case 'active':
      return 'person';
    case 'suspended':
      return 'accountSuspended';
    case 'deleted':
      return 'accountDeleted';
    case 'deactivated':
      return 'notFound';
  }
}
