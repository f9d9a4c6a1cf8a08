/** What somebody may be in a publication. */
export type PublicationRole = 'owner' | 'editor' | 'writer';

const owner: readonly PublicationRole[] = ['owner'];
const editors: readonly PublicationRole[] = ['owner', 'editor'];
const staff: readonly PublicationRole[] = ['owner', 'editor', 'writer'];

/** Who may what in a publication (rules 54 to 56); who is nothing there may nothing of it. */
export const publicationRights = {
  /** Submits without the limit of guests. */
  'submit stories': staff,
  'edit settings': editors,
  design: editors,
  /** Adds and removes writers. */
  'manage staff': editors,
  'read activity': editors,
  /** Features, orders and puts into sections. */
  'arrange stories': editors,
  'edit stories': editors,
  'remove stories': editors,
  'decide submissions': editors,
  'read stats': editors,
  'run newsletters': editors,
  'manage editors': owner,
  'connect domain': owner,
  'manage payments': owner,
  transfer: owner,
  archive: owner,
  delete: owner,
} as const satisfies Readonly<Record<string, readonly PublicationRole[]>>;

export type PublicationRight = keyof typeof publicationRights;

export function mayInPublication(role: PublicationRole | null | undefined, right: PublicationRight): boolean {
  return role !== null && role !== undefined && publicationRights[right].includes(role);
}
