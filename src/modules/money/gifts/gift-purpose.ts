import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** What a gift's payment is for, as it is written down with it; all else stands with the gift, which can be erased. */
export const giftPurpose = z.object({
  giftId: z.string(),
  seats: z.int().positive(),
  /** What the form said, hashed; absent of what was paid before this was kept. */
  said: z.string().optional(),
});

/**
 * What a form said, as a keyed hash that stands with its payment: names and addresses stand with the gift alone,
 * which can be erased. The card is not part of it, since the same form may be sent again with another one.
 */
export function saidInOrder({ secrets }: Pick<CommandContext, 'secrets'>, values: readonly unknown[]): string {
  return createHmac('sha256', secrets.standing('order of a gift')).update(JSON.stringify(values)).digest('base64url');
}
