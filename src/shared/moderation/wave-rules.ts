import { readTypedDomain } from '#shared/domains/domain-names.ts';

/** What accounts of a wave have in common: where their mail is, where they link to, or words that they use. */
export const waveKinds = ['MAIL_DOMAIN', 'LINK', 'WORDS'] as const;
export type WaveKind = (typeof waveKinds)[number];

export type WaveState = 'RUNNING' | 'STOPPED' | 'DONE' | 'UNDOING' | 'UNDONE';

/** Who has been here for longer did not come with a wave. */
export const MOST_WAVE_DAYS = 30;
/** Shorter words stand in anybody's texts. */
const LEAST_WAVE_WORDS = 8;
const MOST_WAVE_WORDS = 200;
/** Own judgement: who is followed by so many is read by people. */
export const SPARED_FOLLOWERS = 5;

/**
 * What somebody typed as the value of a wave, made comparable: a domain without what stands around it, or words in lower
 * case with single blanks; undefined where it is none.
 */
export function readWaveValue(kind: WaveKind, typed: string): string | undefined {
  if (kind === 'WORDS') {
    const words = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');
    return words.length >= LEAST_WAVE_WORDS && words.length <= MOST_WAVE_WORDS ? words : undefined;
  }
  return readTypedDomain(typed);
}
