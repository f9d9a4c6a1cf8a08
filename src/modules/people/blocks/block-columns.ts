/** Columns of a statement that finds a viewer, for the person `p`: both sides of their blocks (rule 31). */
export const BLOCK_COLUMNS = `
  array(select b.blocker_id from person_block b where b.person_id = p.id) as "blockedBy",
  array(select b.person_id from person_block b where b.blocker_id = p.id) as "blocking"`;

/** What they give. */
export type BlockRow = { readonly blockedBy: readonly string[]; readonly blocking: readonly string[] };
