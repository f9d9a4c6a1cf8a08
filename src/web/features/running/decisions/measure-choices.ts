import { decisionMessages as messages } from '#shared/messages/decisions.ts';

/** What a decision may be about, with what to call it where there are several. */
export type TargetChoice = {
  readonly kind: 'POST' | 'USER' | 'COLLECTION';
  readonly id: string;
  readonly label: string;
};
export type MeasureChoice = 'WARN' | 'LIMIT' | 'DEMONETISE' | 'WITHHOLD';

export type Choice = {
  readonly target: TargetChoice;
  readonly measure: MeasureChoice;
  /** As it is typed. */
  readonly countries: string;
};

const MILD = ['WARN', 'LIMIT', 'DEMONETISE'] as const;
const OF_STORY = [...MILD, 'WITHHOLD'] as const;

/** What may be done beside suspending, which has a form of its own; only stories are withheld. */
export function measureOptions(kind: TargetChoice['kind']) {
  const choices: readonly MeasureChoice[] = kind === 'POST' ? OF_STORY : MILD;
  return choices.map((measure) => ({ value: measure, label: messages.measures[measure] }));
}

/** The end of a day, UTC; null for no end. */
export function endOfDay(day: string): number | null {
  const time = Date.parse(`${day}T23:59:59.999Z`);
  return Number.isNaN(time) ? null : time;
}
