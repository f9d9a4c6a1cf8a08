/** What somebody may be suspended for: the reasons of a report (rule 162). */
export const suspensionRules = [
  'SPAM',
  'HARASSMENT',
  'HATE',
  'SEXUAL',
  'VIOLENCE',
  'COPYRIGHT',
  'PRIVACY',
  'AI_UNDISCLOSED',
  'OTHER',
] as const;

export type SuspensionRule = (typeof suspensionRules)[number];

/** Own judgement: room for a sentence or ten. */
export const MOST_REASON_CHARACTERS = 2_000;
export const MOST_EXCERPT_CHARACTERS = 1_000;
