import type { Chart } from '#shared/charts/chart.ts';
import { drawShares } from '#shared/charts/draw-shares.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as messages } from '#shared/messages/stats.ts';
import { programKind, unnamedPrograms } from '#shared/stats/known-programs.ts';
import type { ProgramCount } from './read-programs.ts';

const { other, unattended, crowd, network } = unnamedPrograms;
const unnamed: ReadonlyMap<string, string> = new Map([
  [other, messages.otherPrograms],
  [unattended, messages.unattended],
  [crowd, messages.crowd],
  [network, messages.programNetwork],
]);
/** Own judgement, as with names of sites: the rest is one row. */
const MOST_NAMES = 15;

/** Programs by name, with what they read for; null where there were none. */
export function drawPrograms(programs: readonly ProgramCount[]): Chart | null {
  if (programs.length === 0) return null;
  const named = programs.filter(({ name }) => name !== other);
  const rest = [...programs.filter(({ name }) => name === other), ...named.slice(MOST_NAMES)];
  const rows = [
    ...named.slice(0, MOST_NAMES).map(({ name, count }) => ({ label: labelOf(name), values: [count] })),
    ...(rest.length === 0 ? [] : [{ label: messages.otherPrograms, values: [countOf(rest)] }]),
  ];
  return drawShares(
    { columns: [messages.opened], rows },
    { title: messages.programs, description: messages.programsText },
  );
}

/** How much programs opened altogether. */
export function countOf(programs: readonly ProgramCount[]): number {
  return programs.reduce((sum, { count }) => sum + count, 0);
}

function labelOf(name: string): string {
  const kind = messages.programKinds[programKind(name)];
  return unnamed.get(name) ?? formatMessage(messages.programOf, { name, kind });
}
