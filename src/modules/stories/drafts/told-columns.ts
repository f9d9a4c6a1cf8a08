import type { Columns } from '#modules/ground/personal-table.ts';

/** What the archive tells of what is written and not published yet. */
export const draftColumns: Columns = {
  revision: 'revision',
  publishedRevision: 'published_revision',
  title: 'title',
  subtitle: 'subtitle',
  previewBreak: 'preview_break',
  publicationId: 'publication_id',
  inResponseToQuoteId: 'in_response_to_quote_id',
  repostId: 'repost_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  document: 'document',
};
