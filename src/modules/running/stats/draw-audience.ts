import type { Chart } from '#shared/charts/chart.ts';
import { drawColumns } from '#shared/charts/draw-columns.ts';
import { drawShares } from '#shared/charts/draw-shares.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as messages, statsMessages } from '#shared/messages/stats.ts';
import type { AudienceView, Gained } from './count-audience.ts';
import type { DigestView } from './count-digests.ts';
import { partRows } from './draw-stats.ts';

/** New followers, new subscribers or those who left, over time. */
export function drawGained({ window, parts }: AudienceView, kind: keyof Gained): Chart {
  const rows = partRows(window, parts, (gained) => [gained[kind]]);
  const count = parts.reduce((sum, gained) => sum + gained[kind], 0);
  const title = messages[kind];
  return drawColumns({ columns: [title], rows }, { title, description: formatMessage(messages.gained, { count }) });
}

/** By which way those came who subscribe now; null of nobody. */
export function drawWays({ sources }: AudienceView): Chart | null {
  if (sources.length === 0) return null;
  const rows = sources.map(({ source, count }) => ({ label: messages.cameBySource[source], values: [count] }));
  const words = { title: messages.cameBy, description: messages.cameByText };
  return drawShares({ columns: [messages.people], rows }, words);
}

/** Digests with a story of a publication, day by day. */
export function drawDigestDays({ window, days }: DigestView): Chart {
  const rows = partRows(window, days, (count) => [count]);
  const count = days.reduce((sum, one) => sum + one, 0);
  const description = formatMessage(messages.digestsText, { count });
  return drawColumns({ columns: [messages.digests], rows }, { title: messages.digests, description });
}

/** The stories that stood in most digests; null where none did. */
export function drawDigestStories({ stories }: DigestView): Chart | null {
  if (stories.length === 0) return null;
  const rows = stories.map(({ title, count }) => ({ label: title || statsMessages.untitled, values: [count] }));
  const words = { title: messages.digestStories, description: messages.digestStoriesText };
  return drawShares({ columns: [messages.digests], rows }, words);
}
