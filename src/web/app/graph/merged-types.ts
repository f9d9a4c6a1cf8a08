/**
 * Types without an id whose answers are laid over each other instead of replaced: two documents may
 * each ask for a part of one.
 */
export const mergedTypes: readonly string[] = [
  'PostContent',
  'PostViewerCan',
  'PostResponseViewerCan',
  'CatalogViewerCan',
  'NoteViewerCan',
  'SocialStats',
  'CollectionHomepage',
  'Verifications',
  'ViewerMembership',
  'CreditCard',
  'ApplePayCard',
  'GooglePayCard',
  'WriterStats',
  'CollectionStats',
];
