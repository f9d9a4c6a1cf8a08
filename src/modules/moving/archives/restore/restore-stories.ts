import { takeInDraft } from '#modules/stories/drafts/take-in-draft.ts';
import { freeStoryId } from '#modules/stories/stories/free-story-id.ts';
import { takeInStory } from '#modules/stories/stories/take-in-story.ts';
import type { StoryChange } from '../../imports/run/bring-story.ts';
import type { RestoreRun } from './restore-run.ts';
import { type StoryFile, storyFileSchema } from './story-file.ts';

/** A story with all its versions is far smaller. */
const MOST_STORY_BYTES = 256 * 1_048_576;
const SHOWN_REASON = 240;

/** Brings every story of the archive in; one that cannot come in is a line of the report and stops no other. */
export async function restoreStories(
  run: RestoreRun,
  onStory: (change: StoryChange, done: number, total: number) => void,
): Promise<void> {
  const files = run.archive.entries.map(({ name }) => name).filter((name) => /^stories\/[^/]+\.json$/.test(name));
  for (const [index, file] of files.entries()) {
    onStory(await restoreStory(run, file), index + 1, files.length);
  }
}

async function restoreStory(run: RestoreRun, file: string): Promise<StoryChange> {
  const refuse = (reason: string): StoryChange => {
    run.report({ kind: 'refused', file, reason: reason.slice(0, SHOWN_REASON) });
    return 'refused';
  };
  try {
    const text = new TextDecoder().decode(await run.archive.read(file, MOST_STORY_BYTES));
    const parsed = storyFileSchema.safeParse(JSON.parse(text));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'its form isn’t known.'}`);
    }
    return await bringStory(run, file, parsed.data, refuse);
  } catch (error) {
    if (error instanceof SyntaxError) return refuse('This file isn’t JSON.');
    run.context.log.error({ err: error, file }, 'a story of an archive could not come in');
    return refuse(`The story couldn’t be saved: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function bringStory(
  run: RestoreRun,
  file: string,
  story: StoryFile,
  refuse: (reason: string) => StoryChange,
): Promise<StoryChange> {
  const { context, ids, manifest } = run;
  const { scope } = manifest;
  if (scope.kind === 'person' && ![story.creatorId, ...story.authorIds].includes(scope.id)) {
    return refuse('This story isn’t by the person whose archive this is.');
  }
  const people = await ids.resolve('person', [...story.authorIds, story.creatorId]);
  const authorIds = [...new Set(story.authorIds.flatMap((id) => people.get(id) ?? []))];
  const creatorId = people.get(story.creatorId) ?? authorIds[0];
  if (run.options.isDryRun === true) return 'created';
  if (creatorId === undefined || authorIds.length === 0) return refuse('None of its authors are here.');
  const there = (await ids.resolve('story', [story.id])).get(story.id);
  if (there !== undefined && (await isBy(run, there, creatorId))) return 'unchanged';
  // Another story has this id: links to the old one cannot be kept.
  const id = there === undefined ? story.id : await freeStoryId(context.database);
  const publications = await ids.resolve(
    'publication',
    [story.publicationId, story.draftFacts?.publicationId].flatMap((p) => p ?? []),
  );
  const tags = await ids.resolve('tag', story.tagIds);
  const series =
    story.series === null ? undefined : (await ids.resolve('series', [story.series.id])).get(story.series.id);
  const publicationOf = (archived: string | null | undefined) => placeOf(run, archived, publications);
  if (story.publicationId !== null && publicationOf(story.publicationId) === null) {
    run.report({
      kind: 'changed',
      file,
      reason: 'Its publication belongs to someone else here, so the story came in without one.',
    });
  }
  await takeInStory(context, {
    facts: {
      ...columnsOf(run, file, story),
      id,
      creator_id: creatorId,
      author_ids: authorIds,
      publication_id: publicationOf(story.publicationId),
      tag_ids: story.tagIds.flatMap((tag) => tags.get(tag) ?? []),
    },
    document: story.isPublishedText ? story.document : null,
    counted: { words: story.wordCount, minutes: story.readingMinutes },
    series: story.series === null || series === undefined ? null : { id: series, place: story.series.place },
    oldAddresses: story.oldAddresses,
  });
  await bringDraft(run, story, { id, creatorId, publicationId: publicationOf(story.draftFacts?.publicationId) });
  if (id !== story.id) await ids.remember('story', story.id, id);
  return 'created';
}

async function isBy({ context }: RestoreRun, storyId: string, creatorId: string): Promise<boolean> {
  const story = context.database.kysely.selectFrom('story').select('creator_id').where('id', '=', storyId);
  return (await story.executeTakeFirst())?.creator_id === creatorId;
}

/** An archive of a person puts no story into a publication that was here before, which has people to ask. */
function placeOf(
  run: RestoreRun,
  archived: string | null | undefined,
  found: ReadonlyMap<string, string>,
): string | null {
  if (archived === null || archived === undefined) return null;
  if (run.manifest.scope.kind === 'person' && !run.madePublications.has(archived)) return null;
  return found.get(archived) ?? null;
}

function columnsOf({ context, report }: RestoreRun, file: string, story: StoryFile) {
  const isTooLate = story.scheduledAt !== null && story.scheduledAt <= context.clock.now();
  if (isTooLate && story.state === 'draft') {
    report({ kind: 'changed', file, reason: 'Its publishing time has passed, so it came in as a draft.' });
  }
  return {
    title: story.title,
    subtitle: story.subtitle,
    slug: story.slug,
    excerpt: story.excerpt,
    language: story.language,
    is_language_chosen: story.isLanguageChosen,
    state: story.state,
    visibility: story.visibility,
    is_withheld: story.isWithheld,
    lock_source: story.lockSource,
    license: story.license,
    ai_disclosure: story.aiDisclosure,
    canonical_url: story.canonicalUrl,
    cover_image_id: story.coverImageId,
    cover_alt: story.coverAlt,
    cover_focus_x: story.coverFocusX,
    cover_focus_y: story.coverFocusY,
    preview_break: story.previewBreak,
    seo_title: story.seoTitle,
    seo_description: story.seoDescription,
    response_level: story.responseLevel,
    is_responses_closed: story.isResponsesClosed,
    is_mailed: story.isMailed,
    is_undated: story.isUndated,
    sort_key: story.sortKey,
    translation_group_id: story.translationGroup,
    first_published_at: story.firstPublishedAt,
    latest_published_at: story.latestPublishedAt,
    edited_at: story.editedAt,
    scheduled_at: isTooLate ? null : story.scheduledAt,
    schedule_time_zone: isTooLate ? null : story.scheduleTimeZone,
    schedule_failure: story.scheduleFailure,
    trashed_at: story.trashedAt,
    state_before_trash: story.stateBeforeTrash,
    created_at: story.createdAt,
    updated_at: story.updatedAt,
  };
}

async function bringDraft(
  { context, ids }: RestoreRun,
  story: StoryFile,
  here: { readonly id: string; readonly creatorId: string; readonly publicationId: string | null },
): Promise<void> {
  const { draftFacts, versions } = story;
  const text = story.draft ?? (story.document === null ? null : { ...story, document: story.document });
  if (draftFacts === null || text === null) return;
  const people = await ids.resolve(
    'person',
    versions.flatMap(({ personId }) => personId ?? []),
  );
  const draft = {
    storyId: here.id,
    revision: draftFacts.revision,
    publishedRevision: draftFacts.publishedRevision,
    value: {
      title: text.title,
      subtitle: text.subtitle,
      document: text.document,
      previewBreak: draftFacts.previewBreak,
    },
    publicationId: here.publicationId,
    createdAt: draftFacts.createdAt,
    updatedAt: draftFacts.updatedAt,
    personId: here.creatorId,
  };
  const kept = versions.map(({ id, revision, kind, title, subtitle, document, previewBreak, ...version }) => ({
    id,
    revision,
    kind,
    value: { title, subtitle, document, previewBreak },
    wordCount: version.wordCount,
    personId: version.personId === null ? null : (people.get(version.personId) ?? null),
    writtenAt: version.createdAt,
  }));
  await takeInDraft(context, draft, kept);
}
