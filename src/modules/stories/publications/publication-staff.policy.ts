import { mayInPublication, type PublicationRole } from '#shared/publications/rights.ts';

/** Whether somebody takes another off the staff: editors writers, the owner editors too, nobody the owner (rules 54, 55). */
export function mayRemove(actor: PublicationRole | undefined, member: PublicationRole): boolean {
  if (member === 'owner') return false;
  return mayInPublication(actor, member === 'editor' ? 'manage editors' : 'manage staff');
}
