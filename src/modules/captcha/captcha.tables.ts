type SpentChallengeTable = { challenge_hash: string; expires_at: Date };

declare module '#modules/tables.ts' {
  interface Tables {
    spent_challenge: SpentChallengeTable;
  }
}
