import type { CommandContext } from '#modules/ground/command-context.ts';

/** Staff make codes that nobody pays for: administrators, who answer for money. */
export function canMakePromotions({ viewer, isProgram }: Pick<CommandContext, 'viewer' | 'isProgram'>): boolean {
  return isProgram || (viewer !== null && !viewer.isSuspended && viewer.roles.has('ADMIN'));
}
