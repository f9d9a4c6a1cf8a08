import { draftMessages as messages } from '#shared/messages/drafts.ts';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { excerpt } from '#shared/story/plain-text.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { startStory } from '#modules/stories/stories/start-story.ts';
import { checkDraftValue, type UncheckedValue } from './check-draft-value.ts';
import { type CreateOutcome, type DraftSaved, forbidden, notFound, rateLimited } from './draft-outcome.ts';
import { addImages, insertDelta, insertDraft, valueColumns } from './drafts.store.ts';
import { pictureIds } from './keep-version.ts';
import { isSaveId } from './save-id.ts';
import { insertVersion } from './versions.store.ts';

/** Own judgement: a draft is there from the first character (conventions, Editor), so that there are many. */
const RULE = { most: 200, windowSeconds: 86_400 } as const;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

export type NewDraft = UncheckedValue & {
  readonly saveId: string;
  readonly language: string;
  readonly collectionSlug: string | null;
  readonly inResponseToQuoteId: string | null;
  readonly repostId: string | null;
};

/** What else is written down with a new story, in the transaction that makes it. */
type AlsoWrite = (inside: CommandContext, storyId: string) => Promise<unknown>;

/**
 * Begins a story in the viewer's name, with its draft and a first version (WRITE-1). The same save again
 * answers the same, so that an answer lost on the way leaves no second draft.
 */
export async function createDraft(
  context: CommandContext,
  input: NewDraft,
  alsoWrite: AlsoWrite = async () => undefined,
): Promise<CreateOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { personId } = viewer;
  if (!isSaveId(input.saveId)) return badRequest(messages.saveIdInvalid);
  if (!LANGUAGE.test(input.language)) return badRequest(messages.languageInvalid);
  const known = await findCreated(context, personId, input.saveId);
  if (known !== undefined) return known;
  const value = checkDraftValue(input);
  if ('type' in value) return value;
  const publication = await findPublication(context, input.collectionSlug);
  if (publication === undefined) return notFound;
  if (publication !== null && !viewer.staffRoles.has(publication)) return forbidden;
  const taken = await takeOperation(context, 'create draft', personId, RULE);
  if (!taken.ok) return rateLimited(taken.retryAfterSeconds);
  const made = await withTransaction(context, async (inside) => {
    const written = await writeDraft(inside, personId, input, value, publication);
    await alsoWrite(inside, written.postId);
    return written;
  }).catch((error: unknown) => {
    if (error !== alreadyMade) throw error;
    return undefined;
  });
  // Of two that came at once, the one that was later finds what the other made.
  return made ?? (await findCreated(context, personId, input.saveId)) ?? badRequest(messages.saveIdInvalid);
}

const alreadyMade = new Error('The same save has made this draft already.');

async function writeDraft(
  context: CommandContext,
  creatorId: string,
  input: NewDraft,
  value: DraftValue,
  publicationId: string | null,
): Promise<DraftSaved> {
  const { database, clock } = context;
  const { language, saveId } = input;
  const { title, subtitle } = value;
  const shown = { creatorId, title, subtitle, excerpt: excerpt(value.document), language };
  const [storyId, now] = [await startStory(context, shown), clock.now()];
  const isNew = await insertDraft(database, {
    story_id: storyId,
    revision: 1,
    ...valueColumns(value),
    publication_id: publicationId,
    in_response_to_quote_id: input.inResponseToQuoteId,
    repost_id: input.repostId,
    created_by: creatorId,
    created_with: saveId,
    created_at: now,
    updated_by: creatorId,
    updated_at: now,
  });
  if (!isNew) throw alreadyMade;
  const delta = diffDrafts(EMPTY_DRAFT, value);
  await insertDelta(database, { storyId, revision: 1, saveId, delta, personId: creatorId, now });
  const written = { personId: creatorId, writtenAt: now };
  await insertVersion(database, { storyId, revision: 1, kind: 'saved', value, language, ...written });
  await addImages(database, storyId, pictureIds(value));
  return { type: 'DraftSaved', postId: storyId, rev: 1, savedAt: now };
}

const CREATED = `
  select story_id as "postId", created_at as "savedAt" from story_draft where created_by = $1 and created_with = $2`;

async function findCreated(
  { database }: CommandContext,
  personId: string,
  saveId: string,
): Promise<DraftSaved | undefined> {
  type Created = Pick<DraftSaved, 'postId' | 'savedAt'>;
  const [row] = await database.query<Created>('draft_created', CREATED, [personId, saveId]);
  return row && { type: 'DraftSaved', ...row, rev: 1 };
}

/** Null where none is named, undefined where there is none of that name. */
async function findPublication({ database }: CommandContext, slug: string | null): Promise<string | null | undefined> {
  if (slug === null) return null;
  const row = await database.kysely.selectFrom('publication').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}
