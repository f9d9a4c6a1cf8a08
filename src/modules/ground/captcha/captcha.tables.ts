type SpentChallengeTable = { challenge_hash: string; expires_at: Date };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    spent_challenge: SpentChallengeTable;
  }
}
