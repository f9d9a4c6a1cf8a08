/** What a company may be that signs for itself; what others are taxed by is signed by those behind them. */
export const COMPANY_KINDS = ['CORPORATION', 'COMPLEX_TRUST', 'TAX_EXEMPT', 'PRIVATE_FOUNDATION'] as const;

/**
 * How a company stands with the US law on accounts abroad (chapter 4). Banks, funds and whoever else has to register
 * there are not among them, nor who would have to name owners.
 */
export const FATCA_STATUSES = ['ACTIVE_NFFE', 'PASSIVE_NFFE', 'TRADED_NFFE', 'NONPROFIT'] as const;

/** Why a company may claim its country's treaty: what the treaty says against those who only seem to live there. */
export const BENEFITS_BASES = [
  'OWNERSHIP_EROSION',
  'DERIVATIVE',
  'ACTIVE_TRADE',
  'TRADED',
  'TAX_EXEMPT',
  'NO_ARTICLE',
] as const;

/** Whether a text is one of those that can be chosen. */
export function isOneOf<T extends string>(choices: readonly T[], typed: string): typed is T {
  return choices.some((choice) => choice === typed);
}
