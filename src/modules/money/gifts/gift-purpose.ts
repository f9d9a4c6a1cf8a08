import { z } from 'zod';

/** What a gift's payment is for, as it is written down with it; all else stands with the gift, which can be erased. */
export const giftPurpose = z.object({ giftId: z.string(), seats: z.int().positive() });
