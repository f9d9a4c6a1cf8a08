import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { isCountryCode } from '#shared/payments/country-codes.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustActFor, NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BadRequest, badRequest, type Forbidden, forbidden } from '#modules/ground/refusals.ts';
import type { Enrollment } from './enrollment.ts';
import { whyNotApply } from './partner.policy.ts';
import { keepApplication, lockEnrollment } from './partner.store.ts';
import { readEligibility, unmetOf } from './read-eligibility.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'partner.enrolled': { readonly personId: string };
    'partner.left': { readonly personId: string };
  }
}

const RULE = { most: 20, windowSeconds: 24 * 3_600 } as const;

export type Application = {
  /** Two letters: where they live and are paid. */
  readonly country: string;
  /** That they are 18 or older, by their own word. */
  readonly isAdult: boolean;
};

/** Applies for the partner program: the answer is there at once, and no stands for 30 days (rule 107). */
export async function enrollInPartnerProgram(
  context: CommandContext,
  { country, isAdult }: Application,
): Promise<{ readonly enrollment: Enrollment } | BadRequest | Forbidden | RateLimited> {
  const { viewer } = context;
  const reason = whyNotApply(viewer);
  if (viewer === null || reason === 'refused') throw new NotAllowed();
  if (reason === 'unverified') return forbidden(messages.unverified);
  if (!isCountryCode(country)) return badRequest(messages.chooseCountry);
  if (!isAdult) return badRequest(messages.declareAdult);
  const { personId } = viewer;
  const taken = await takeOperation(context, 'apply as partner', personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  return enrollPerson(context, { personId, country });
}

/** The same for whoever is known to be of age: for the program itself, and within the command above. */
export function enrollPerson(
  context: CommandContext,
  { personId, country }: Pick<Application, 'country'> & { readonly personId: string },
): Promise<{ readonly enrollment: Enrollment } | Forbidden> {
  mustActFor(context, personId);
  return withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const before = await lockEnrollment(inside.database, personId);
    if (before?.status === 'ENROLLED') return { enrollment: before };
    // Whoever is in stays in; nobody new gets in, and no one is told no (rule 224).
    if ((await readSettings(inside.database))['partner.isOpen'] === 'false') return forbidden(messages.closed);
    const { reapplyAt = null } = before ?? {};
    if (reapplyAt !== null && now < reapplyAt) return forbidden(messages.tooEarly);
    const unmet = unmetOf(await readEligibility(inside, personId), country, now);
    const enrollment = await keepApplication(inside.database, { personId, country, unmet }, now);
    if (unmet.length === 0) await emitEvent(inside.database, 'partner.enrolled', { personId });
    return { enrollment };
  });
}
