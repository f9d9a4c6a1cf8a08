import { statsMessages } from '#shared/messages/stats.ts';
import type { Chart } from '#shared/charts/chart.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { audienceCharts, digestCharts, publicationCharts, storyCharts, windowCharts } from './charts-of.ts';
import { type AudienceOwner, openAudience } from './count-audience.ts';
import { openDigests } from './count-digests.ts';
import type { StatsSubject } from './count-read.ts';
import { openStats } from './open-window.ts';
import { readFacets } from './read-facets.ts';
import { canSeeStoryStats } from './stats.policy.ts';
import { writeIssueTable, writeStoryTable } from './write-stats-file.ts';

export type AskedFigure = {
  /** Of what: `writer`, `audience`, `story`, `publication`, `publication-audience`, `digests` or `newsletter`. */
  readonly of: string;
  readonly id: string;
  /** As the graph calls it; `stories` and `issues` are the lists. */
  readonly figure: string;
  readonly period: string | undefined;
};

/** The table of a picture as a CSV, with its head. */
export function chartFile({ columns, rows }: Chart): string {
  const lines = rows.map(({ label, date, values }) => csvLine([date ?? label, ...values]));
  const head = rows[0]?.date === undefined ? statsMessages.name : statsMessages.part;
  return [csvLine([head, ...columns]), ...lines].join('');
}

/** The table of one picture or list as a CSV; undefined where there is none, or none that the viewer may see. */
export async function writeFigureFile(context: ReadContext, asked: AskedFigure): Promise<string | undefined> {
  const { of, id, figure } = asked;
  const mayOfPublication = () => viewerMay(context, id, 'read stats');
  switch (of) {
    case 'writer':
      return context.viewer === null
        ? undefined
        : windowFile(context, asked, { kind: 'person', id: context.viewer.personId });
    case 'audience':
      return context.viewer === null
        ? undefined
        : audienceFile(context, asked, { kind: 'person', id: context.viewer.personId });
    case 'story':
      return storyFile(context, asked);
    case 'publication':
      return mayOfPublication() ? windowFile(context, asked, { kind: 'publication', id }) : undefined;
    case 'publication-audience':
      return mayOfPublication() ? audienceFile(context, asked, { kind: 'publication', id }) : undefined;
    case 'digests':
      return mayOfPublication() ? drawn(digestCharts, figure, await openDigests(context, id), context) : undefined;
    case 'newsletter':
      return newsletterFile(context, asked);
    default:
      return undefined;
  }
}

async function windowFile(context: ReadContext, { figure, period }: AskedFigure, subject: StatsSubject) {
  const view = await openStats(context, subject, period);
  if (figure === 'stories') return writeStoryTable(context.database, view);
  return drawn(subject.kind === 'publication' ? publicationCharts : windowCharts, figure, view, context);
}

async function audienceFile(context: ReadContext, { figure, period }: AskedFigure, owner: AudienceOwner) {
  return drawn(audienceCharts, figure, await openAudience(context, owner, period), context);
}

async function storyFile(context: ReadContext, { id, figure, period }: AskedFigure) {
  const lookup = await findStory(context, id);
  if (lookup.kind !== 'story' || !canSeeStoryStats(context.viewer, lookup.story)) return undefined;
  const view = await openStats(context, { kind: 'story', id }, period);
  return drawn(storyCharts, figure, { ...view, facets: await readFacets(context.database, id, view.window) }, context);
}

async function newsletterFile(context: ReadContext, asked: AskedFigure) {
  const newsletter = await findNewsletter(context.database, asked.id);
  if (newsletter === undefined || !canRunNewsletter(context.viewer, newsletter)) return undefined;
  if (asked.figure === 'issues') return writeIssueTable(context, newsletter.id);
  return audienceFile(context, asked, { kind: 'newsletter', id: newsletter.id });
}

type Draw<View> = (view: View, none: undefined, context: ReadContext) => Promise<Chart | null> | Chart | null;

async function drawn<View>(
  charts: Readonly<Record<string, Draw<View>>>,
  figure: string,
  view: View,
  context: ReadContext,
): Promise<string | undefined> {
  const draw = Object.hasOwn(charts, figure) ? charts[figure] : undefined;
  const chart = await draw?.(view, undefined, context);
  return chart ? chartFile(chart) : undefined;
}
