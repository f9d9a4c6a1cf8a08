import type { Chart } from '#shared/charts/chart.ts';
import { drawColumns } from '#shared/charts/draw-columns.ts';
import { drawShares } from '#shared/charts/draw-shares.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as messages, statsMessages } from '#shared/messages/stats.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { wordsAt } from '#shared/story/words-at.ts';
import { type ReadFigures, readsOf, viewsOf } from './count-read.ts';
import type { Gains, StoryGains } from '../gains/read-gains.ts';
import type { Reactions } from './count-reactions.ts';
import { type Facet, type FacetCount, FEWEST, folded, reached, renamed } from './read-facets.ts';

type Facets = (facet: Facet) => readonly FacetCount[];
type Words = { readonly title: string; readonly description: string };

/** Percents of a story that are steps of the funnel, as they are counted. */
const STEPS = ['25', '50', '75', '90'];

/** From the card to the member: how many came how far; of so few that it would show one reader, without how far. */
export function drawFunnel(
  figures: ReadFigures,
  { clapped, responded }: Reactions,
  gains: Gains,
  facets: Facets,
): Chart {
  const viewsAt = new Map(facets('reach').map(({ value, views }) => [value, views]));
  const steps = viewsOf(figures) < FEWEST ? [] : STEPS;
  const rows = [
    { label: messages.presented, values: [figures.presented] },
    { label: messages.clicked, values: [figures.clicked] },
    { label: messages.viewed, values: [viewsOf(figures)] },
    ...steps.map((percent) => ({
      label: formatMessage(messages.gotTo, { percent }),
      values: [viewsAt.get(percent) ?? 0],
    })),
    { label: messages.read, values: [readsOf(figures)] },
    { label: messages.clapped, values: [clapped] },
    { label: messages.responded, values: [responded] },
    { label: messages.followed, values: [gains.followers] },
    { label: messages.subscribed, values: [gains.subscribers] },
    { label: messages.joined, values: [gains.members] },
  ];
  const words = { title: messages.funnel, description: messages.funnelText };
  return drawShares({ columns: [messages.people], rows }, words);
}

/** The stories that won somebody, with whom; null where none did. */
export function drawWinners(stories: readonly StoryGains[]): Chart | null {
  if (stories.length === 0) return null;
  const rows = stories.map(({ title, followers, subscribers, members }) => ({
    label: title || statsMessages.untitled,
    values: [followers + subscribers + members, followers, subscribers, members],
  }));
  const columns = [messages.people, messages.wonFollowers, messages.wonSubscribers, messages.wonMembers];
  return drawShares({ columns, rows }, { title: messages.winners, description: messages.winnersText });
}

/** How far into a story views got, with the words that stand there by now; null of so few that it would show what one reader did. */
export function drawDepth(facets: Facets, document: StoryDocument | undefined): Chart | null {
  const counts = facets('depth');
  if (counts.reduce((sum, { views }) => sum + views, 0) < FEWEST) return null;
  const rows = reached(counts).map(({ percent, views }) => {
    const words = document && wordsAt(document, percent);
    const label = formatMessage(messages.depthRow, { percent });
    return { label: words === undefined ? label : `${label}: “${words}”`, values: [views], percent };
  });
  const words = { title: messages.depth, description: messages.depthText };
  const short = rows.map(({ percent, values }) => ({ label: percentText(percent), values }));
  const named = rows.map(({ label, values }) => ({ label, values }));
  return { ...drawColumns({ columns: [messages.views], rows: short }, words), rows: named };
}

/** Kinds of sources; shown from one visit on (rule 124). */
export function drawSources(facets: Facets): Chart | null {
  return drawCounts(
    renamed(facets('source'), (value) => mediumName(value.split(' ', 1)[0] ?? '')),
    { title: messages.sources, description: messages.sourcesText },
  );
}

/** Services and hosts by name, from one visit on. */
export function drawSites(facets: Facets): Chart | null {
  const named = facets('source').filter(({ value }) => nameOf(value) !== '');
  return drawCounts(folded(renamed(named, nameOf), messages.folded, 1), {
    title: messages.sites,
    description: messages.sitesText,
  });
}

export function drawDevices(facets: Facets): Chart | null {
  const counts = renamed(facets('device'), (value) => nameIn(messages.device, value));
  return drawCounts(folded(counts, messages.folded), { title: messages.devices, description: messages.devicesText });
}

export function drawCountries(facets: Facets): Chart | null {
  return drawCounts(folded(renamed(facets('country'), countryName), messages.folded), {
    title: messages.countries,
    description: messages.countriesText,
  });
}

export function drawCampaigns(facets: Facets): Chart | null {
  return drawCounts(folded(facets('campaign'), messages.folded), {
    title: messages.campaigns,
    description: messages.campaignsText,
  });
}

/** Topics that readers follow; null where there are too few. */
export function drawInterests(topics: readonly { readonly name: string; readonly count: number }[]): Chart | null {
  if (topics.length === 0) return null;
  const rows = topics.map(({ name, count }) => ({ label: name, values: [count] }));
  const words = { title: messages.interests, description: messages.interestsText };
  return drawShares({ columns: [messages.readers], rows }, words);
}

function drawCounts(counts: readonly FacetCount[], words: Words): Chart | null {
  if (counts.length === 0) return null;
  const rows = counts.map(({ value, views, reads }) => ({ label: value, values: [views, reads] }));
  return drawShares({ columns: [messages.views, messages.reads], rows }, words);
}

const percentText = (percent: number): string => `${percent}%`;
const nameOf = (value: string): string => value.slice(value.indexOf(' ') + 1);
/** What a kind of source is called. */
export const mediumName = (medium: string): string => nameIn(messages.media, medium);

function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(names, value) ? names[value] : undefined) ?? messages.unknown;
}

const regions = new Intl.DisplayNames('en', { type: 'region' });

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : messages.unknown;
}
