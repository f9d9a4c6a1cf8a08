import { reportMessages as messages } from '#shared/messages/reports.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { listLoader } from '#modules/reading/lists/load-lists.ts';
import { responseLoader } from '#modules/reading/responses/load-responses.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { readStaff } from '#modules/stories/publications/read-staff.ts';
import type { DecisionTarget } from '#modules/running/decisions/decision.ts';

/** What was reported or decided about, as staff see it: also where its readers do not. */
export type DescribedTarget = {
  readonly title: string;
  /** First words, or what stands below it; may be empty. */
  readonly excerpt: string;
  /** Where it stands; null where it has no page. */
  readonly path: string | null;
  readonly makerIds: readonly string[];
  /** Taken from its readers, by whomever. */
  readonly isHidden: boolean;
};

const gone: DescribedTarget = { title: messages.gone, excerpt: '', path: null, makerIds: [], isHidden: true };

/** Reads it without the rules for readers: for staff only. */
export async function describeTarget(context: ReadContext, { kind, id }: DecisionTarget): Promise<DescribedTarget> {
  const { loaders } = context;
  switch (kind) {
    case 'post': {
      const story = await loaders.get(storyLoader).load(id);
      if (story === undefined) return gone;
      const { title, excerpt, authorIds: makerIds, state } = story;
      const path = buildPath('ShowPost', { postId: id });
      return { title: title || messages.untitled, excerpt, path, makerIds, isHidden: state === 'suspended' };
    }
    case 'user': {
      const person = await loaders.get(personLoader).load(id);
      if (person === undefined) return gone;
      const path = buildPath('ShowUserProfile', { username: person.username });
      return { title: person.name, excerpt: person.bio, path, makerIds: [id], isHidden: person.state !== 'active' };
    }
    case 'response': {
      const response = await loaders.get(responseLoader).load(id);
      if (response === undefined) return gone;
      const { excerpt, authorId, hiddenAt } = response;
      const path = buildPath('ShowPostResponses', { postId: id });
      return { title: messages.aResponse, excerpt, path, makerIds: [authorId], isHidden: hiddenAt !== null };
    }
    case 'catalog': {
      const list = await loaders.get(listLoader).load(id);
      if (list === undefined) return gone;
      const owner = await loaders.get(personLoader).load(list.ownerId);
      const path = owner && buildPath('ShowUserCatalog', { username: owner.username, catalogSlugId: id });
      const { name: title, description: excerpt, visibility } = list;
      return { title, excerpt, path: path ?? null, makerIds: [list.ownerId], isHidden: visibility !== 'public' };
    }
    case 'collection': {
      const publication = await loaders.get(publicationLoader).load(id);
      if (publication === undefined) return gone;
      const staff = await readStaff(context, id);
      const makerIds = staff.filter(({ role }) => role === 'owner').map(({ person }) => person.id);
      const { name: title, description: excerpt, slug } = publication;
      const path = buildPath('ShowCollection', { collectionSlug: slug });
      return { title, excerpt, path, makerIds, isHidden: publication.state !== 'active' };
    }
  }
}
