import { statsFileMessages as file, statsMessages } from '#shared/messages/stats.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findManagedStory } from '#modules/stories/stories/managed-story.ts';
import { readIssueCounts, readIssues } from '#modules/telling/issues/read-issues.ts';
import type { ReadFigures } from './count-read.ts';
import { openStats, type StatsView } from './open-window.ts';
import { readTitledFigures } from './read-story-list.ts';
import { canSeeStoryStats } from './stats.policy.ts';
import { zoneText } from './zone-days.ts';

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
  return writeStoryTable(asker.database, await openStats(asker, { kind: 'person', id: asker.viewer.personId }, period));
}

/** The stories of a writer, or of a publication by now, with what was read of each in a period, the newest first. */
export async function writeStoryTable(
  database: Asker['database'],
  { subject, window }: Pick<StatsView, 'subject' | 'window'>,
): Promise<string> {
  const rows = await readTitledFigures(database, subject, window);
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
  // A day reads as the page has it, wherever it is midnight.
  const lines = parts.map((figures, place) => {
    const from = window.bounds[place];
    return csvLine([from === undefined ? '' : zoneText(window.zone, from), ...cellsOf(figures)]);
  });
  return [csvLine([file.from, ...HEAD]), ...lines].join('');
}

const MOST_AT_ONCE = 50;

/** All mails of a newsletter with what became of them, the newest first. */
export async function writeIssueTable(context: ReadContext, newsletterId: string): Promise<string> {
  const lines: string[] = [];
  let to: string | null | undefined;
  do {
    const { items, next } = await readIssues(context, newsletterId, readPage({ limit: MOST_AT_ONCE, to: to ?? null }));
    const counts = await Promise.all(items.map(({ id }) => readIssueCounts(context, id)));
    for (const [place, issue] of items.entries()) {
      const { accepted = 0, bounced = 0, skipped = 0 } = counts[place] ?? {};
      const underway = issue.recipientCount - accepted - bounced - skipped;
      const figures = [issue.recipientCount, accepted, bounced, skipped, underway];
      lines.push(csvLine([issue.subject, issue.sendAt.toISOString(), ...figures]));
    }
    to = next;
  } while (to !== null);
  const { subject, recipients, accepted, bounced, skipped, underway } = statsMessages;
  return [csvLine([subject, file.sent, recipients, accepted, bounced, skipped, underway]), ...lines].join('');
}
