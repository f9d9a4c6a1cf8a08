type SpentChallengeTable = { challenge_hash: string; expires_at: Date };

export type CaptchaTables = { spent_challenge: SpentChallengeTable };
