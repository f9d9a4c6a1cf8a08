import { statsFileMessages as file } from '#shared/messages/stats.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findManagedStory } from '#modules/stories/stories/managed-story.ts';
import type { ReadFigures } from './count-read.ts';
import { openStats } from './open-window.ts';
import { readTitledFigures } from './read-story-list.ts';
import { canSeeStoryStats } from './stats.policy.ts';

type Asker = Pick<CommandContext, 'database' | 'clock' | 'viewer'>;

const HEAD = [
  file.presented,
  file.clicked,
  file.memberViews,
  file.otherViews,
  file.memberReads,
  file.otherReads,
  file.seconds,
];
const cellsOf = (figures: ReadFigures): readonly number[] => [
  figures.presented,
  figures.clicked,
  figures.memberViews,
  figures.otherViews,
  figures.memberReads,
  figures.otherReads,
  figures.activeSeconds,
];

/** The viewer's stories with what was read of each in a period, the newest first; undefined for nobody in particular. */
export async function writeStatsOfStories(asker: Asker, period: string | undefined): Promise<string | undefined> {
  if (asker.viewer === null) return undefined;
  const { subject, window } = await openStats(asker, { kind: 'person', id: asker.viewer.personId }, period);
  const rows = await readTitledFigures(asker.database, subject, window);
  const lines = rows.map(({ id, title, firstPublishedAt, ...figures }) =>
    csvLine([id, title, firstPublishedAt?.toISOString() ?? '', ...cellsOf(figures)]),
  );
  return [csvLine([file.id, file.title, file.published, ...HEAD]), ...lines].join('');
}

/** What was read of a story, part by part; undefined where the viewer may not see it. */
export async function writeStatsOfStory(
  asker: Asker,
  storyId: string,
  period: string | undefined,
): Promise<string | undefined> {
  const story = await findManagedStory(asker.database, storyId);
  if (story === undefined || !canSeeStoryStats(asker.viewer, story)) return undefined;
  const { window, count } = await openStats(asker, { kind: 'story', id: storyId }, period);
  const { parts } = await count();
  const lines = parts.map((figures, place) =>
    csvLine([window.bounds[place]?.toISOString() ?? '', ...cellsOf(figures)]),
  );
  return [csvLine([file.from, ...HEAD]), ...lines].join('');
}
