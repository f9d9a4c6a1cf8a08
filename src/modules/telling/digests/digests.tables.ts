/** That somebody was sent, or had nothing to be sent, the digest of one day of theirs. */
type DigestDeliveryTable = { person_id: string; day: string; story_count: number; sent_at: Date };
/** Stories that stood in a digest of somebody: they stand in none again (rule 44). */
type DigestStoryTable = { person_id: string; story_id: string; sent_at: Date };

/** Written by `digests.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    digest_delivery: DigestDeliveryTable;
    digest_story: DigestStoryTable;
  }
}
