import type { DecisionTarget } from '#modules/running/decisions/decision.ts';
import { describeTarget } from '#modules/running/reports/describe-target.ts';
import { isPostId, postIdFromParam } from '#shared/routes/post-id.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findPerson } from '#modules/people/people/find-person.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import { findResponse } from '#modules/reading/responses/find-response.ts';
import { findPublicationBySlug } from '#modules/stories/publications/find-publication.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';

/** What a notice is about, as it stands now. */
export type Noticed = { readonly target: DecisionTarget; readonly title: string; readonly excerpt: string };

type DomainOwner = { readonly personId: string | null; readonly publicationId: string | null };
const OWNER = 'select person_id as "personId", publication_id as "publicationId" from live_domain where domain = $1';

/** What stands at an address of this site, or of a domain that is shown here, for whoever asks; undefined where nothing does. */
export async function findNoticed(context: CommandContext, address: string): Promise<Noticed | undefined> {
  const url = URL.parse(address.trim());
  if (url === null || url.pathname.includes('%00')) return undefined;
  const isMain = url.host === new URL(context.config.siteUrl).host;
  const [owner] = isMain ? [] : await context.database.query<DomainOwner>('noticed_domain', OWNER, [url.hostname]);
  if (!isMain && owner === undefined) return undefined;
  const reader = commandReader(context);
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const target = (await findById(reader, segments)) ?? ownerOf(owner) ?? (await findByName(reader, segments[0] ?? ''));
  if (target === undefined) return undefined;
  const { title, excerpt } = await describeTarget(reader, target);
  return { target, title, excerpt };
}

function ownerOf(owner: DomainOwner | undefined): DecisionTarget | undefined {
  if (owner?.personId) return { kind: 'user', id: owner.personId };
  return owner?.publicationId ? { kind: 'collection', id: owner.publicationId } : undefined;
}

/** Stories, responses and lists have an id in their address, the last one of which is meant. */
async function findById(reader: ReadContext, segments: readonly string[]): Promise<DecisionTarget | undefined> {
  const id = segments.map(postIdFromParam).findLast((one) => one !== undefined && isPostId(one));
  if (id === undefined) return undefined;
  const story = await findStory(reader, id);
  // Held back where the notifier is, it may still be read elsewhere.
  if (story.kind === 'story' && story.story.firstPublishedAt !== null) return { kind: 'post', id };
  if ((await findResponse(reader, id)) !== null) return { kind: 'response', id };
  return (await findList(reader, id)) === null ? undefined : { kind: 'catalog', id };
}

async function findByName(reader: ReadContext, segment: string): Promise<DecisionTarget | undefined> {
  if (segment.startsWith('@')) {
    const person = await findPerson(reader, { username: segment.slice(1) });
    return person?.state === 'active' ? { kind: 'user', id: person.id } : undefined;
  }
  const publication = segment === '' ? undefined : await findPublicationBySlug(reader.database, segment);
  return publication?.state === 'active' ? { kind: 'collection', id: publication.id } : undefined;
}
