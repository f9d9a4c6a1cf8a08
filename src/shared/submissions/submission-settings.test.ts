import { expect, test } from 'vitest';
import { findSettingsFault, type SubmissionSettings, trimSettings } from './submission-settings.ts';

const now = new Date('2026-11-23T12:00:00Z');
const settings: SubmissionSettings = {
  openTo: 'EVERYONE',
  accepts: 'BOTH',
  leastWords: null,
  mostWords: null,
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
  guidelines: '',
  isPaused: false,
  pauseReason: '',
  pausedUntil: null,
  editorCut: 0,
};

test.each<[Partial<SubmissionSettings>, keyof SubmissionSettings | undefined]>([
  [{}, undefined],
  [{ leastWords: Number.NaN }, 'leastWords'],
  [{ leastWords: 800, mostWords: 700 }, 'mostWords'],
  [{ leastWords: 800, mostWords: 800 }, undefined],
  [{ topics: Array.from({ length: 21 }, (_one, at) => `Topic ${at}`) }, 'topics'],
  [{ topics: ['x'.repeat(101)] }, 'topics'],
  [{ leastAccountDays: 3_650 }, undefined],
  [{ leastAccountDays: 3_651 }, 'leastAccountDays'],
  [{ leastAccountDays: 1.5 }, 'leastAccountDays'],
  // A letter that takes two places of a text is one of those that a person counts.
  [{ guidelines: '🪴'.repeat(5_000) }, undefined],
  [{ guidelines: 'x'.repeat(5_001) }, 'guidelines'],
  [{ pauseReason: 'x'.repeat(281) }, 'pauseReason'],
  [{ pausedUntil: '2026-11-22' }, undefined],
  [{ pausedUntil: '2026-11-21' }, 'pausedUntil'],
  [{ pausedUntil: '2027-11-24' }, undefined],
  [{ pausedUntil: '2027-11-25' }, 'pausedUntil'],
  [{ pausedUntil: '2027-02-29' }, 'pausedUntil'],
  [{ pausedUntil: 'soon' }, 'pausedUntil'],
])('PUB-5: settings of submissions with %j are wrong at %s', (changes, field) => {
  expect(findSettingsFault({ ...settings, ...changes }, now)?.field).toBe(field);
});

test('PUB-5: what is kept has no outer spaces, no topic twice, and no words of a pause that is none', () => {
  const typed = {
    guidelines: ' Be kind. ',
    topics: [' Maps', 'Maps ', ' '],
    pauseReason: ' Away ',
    pausedUntil: '1999',
  };
  const kept = { guidelines: 'Be kind.', topics: ['Maps'] };
  expect(trimSettings({ ...settings, ...typed })).toEqual({ ...settings, ...kept });
  expect(trimSettings({ ...settings, ...typed, isPaused: true })).toEqual({
    ...settings,
    ...kept,
    isPaused: true,
    pauseReason: 'Away',
    pausedUntil: '1999',
  });
});
