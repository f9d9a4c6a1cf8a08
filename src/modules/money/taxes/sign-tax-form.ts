import { formatMessage } from '#shared/messages/format-message.ts';
import { taxMailMessages, taxMessages as messages } from '#shared/messages/taxes.ts';
import { type TaxAnswers, taxFaults, taxFieldsOf, taxTextsOf } from '#shared/taxes/tax-answers.ts';
import { isW8, type TaxForm, taxFormExpiry, taxFormFor, taxRegimeOf } from '#shared/taxes/tax-forms.ts';
import { maskedNumber, plainTaxNumber } from '#shared/taxes/tax-numbers.ts';
import { mustActFor, NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BadRequest, badRequest, type Conflict, conflict } from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { lockPerson } from '#modules/people/people/lock-person.ts';
import { dayText, mailWriterAndBefore } from '#modules/money/payouts/mail-payout.ts';
import { hastenWaitingPayouts } from '#modules/money/payouts/retry-payout.ts';
import { findTaxCertification } from './read-tax-standing.ts';
import { sealTaxTexts } from './seal-tax-texts.ts';
import type { TaxCertification } from './tax-certification.ts';
import { replaceTaxCertification, withdrawTaxCertification } from './tax-certifications.store.ts';

type TooMany = { readonly type: 'TooManyRequests'; readonly message: string; readonly retryAfter: number };
type Changed = { readonly type: 'TaxesChanged'; readonly certification: TaxCertification | null };

/** Own judgement: whoever signs more often than this is no writer at their desk. */
const MOST_A_DAY = { most: 10, windowSeconds: 86_400 };

/** In milliseconds: payouts wait for so long after a change, as after one of the account (rule 195). */
const CHANGE_WAITS = 72 * 3_600_000;

async function mayChange(context: CommandContext): Promise<{ readonly personId: string } | TooMany> {
  const personId = context.viewer?.personId;
  if (personId === undefined) throw new NotAllowed();
  mustActFor(context, personId);
  mustHaveSteppedUp(context);
  const taken = await takeOperation(context, 'tax form', personId, MOST_A_DAY);
  if (taken.ok) return { personId };
  return { type: 'TooManyRequests', message: messages.tooManyChanges, retryAfter: taken.retryAfterSeconds };
}

/** Beside the answers: who signs, and what they had before them. */
type Signing = {
  readonly isUsPerson: boolean;
  readonly seen?: { readonly form: TaxForm; readonly certificationId?: string | null } | null;
};

/** Signs a form, or another version of it: the one before is kept, since payouts were made under it (rule 191). */
export async function signTaxForm(
  context: CommandContext,
  { isUsPerson, seen, ...said }: TaxAnswers & Signing,
): Promise<Changed | BadRequest | Conflict | TooMany> {
  const who = await mayChange(context);
  if ('type' in who) return who;
  const regime = taxRegimeOf((await readSettings(context.database))['tax.regime']);
  // A W-9 is the same for both.
  const answers = { ...said, isCompany: said.isCompany && !(regime.isUs && isUsPerson) };
  const form = taxFormFor(regime, { ...answers, isUsPerson });
  if (form === null) return badRequest(messages.nothingAsked);
  if (seen && seen.form !== form) return conflict(messages.formChanged);
  const [fault] = Object.values(taxFaults(form, answers, regime, context.clock.now()));
  if (fault !== undefined) return badRequest(fault);
  const asked = taxFieldsOf(form, answers, regime);
  const numbers = form === 'W9' ? 'US' : answers.country;
  const texts = taxTextsOf((field) => {
    if (!asked.includes(field)) return '';
    return field === 'taxNumber' ? plainTaxNumber(numbers, answers.taxNumber) : answers[field].trim();
  });
  const { personId } = who;
  return await withTransaction(context, async (inside) => {
    const { database, secrets, clock } = inside;
    const [now, id] = [clock.now(), createId()];
    // What two tabs sign at once stands one after the other, and the second sees the first.
    await lockPerson(database, personId);
    if (seen && ((await findTaxCertification(database, personId))?.id ?? null) !== (seen.certificationId ?? null)) {
      return conflict(messages.changedElsewhere);
    }
    const isChange = await hasEverSigned(inside, personId);
    const payableFrom = isChange ? new Date(now.getTime() + CHANGE_WAITS) : now;
    const certification: TaxCertification = {
      id,
      personId,
      form,
      country: answers.country,
      // With itself a country has no treaty.
      claimsTreaty: isW8(form) && answers.country !== 'US' && answers.claimsTreaty,
      isBackupExempt: form === 'W9' && answers.isBackupExempt,
      shownName: initialsOf(texts.legalName),
      shownNumber: maskedNumber(texts.taxNumber),
      signedAt: now,
      expiresAt: taxFormExpiry(form, now),
    };
    await replaceTaxCertification(database, {
      ...certification,
      sealed: sealTaxTexts(secrets, id, texts),
      payableFrom,
    });
    await hastenWaitingPayouts(database, personId, payableFrom);
    await tell(inside, certification, isChange ? 'changed' : 'added', payableFrom);
    return { type: 'TaxesChanged', certification };
  });
}

/** Takes back what somebody signed last: payouts go on as if there were no form, 72 hours later. */
export async function withdrawTaxForm(context: CommandContext): Promise<Changed | Conflict | TooMany> {
  const who = await mayChange(context);
  if ('type' in who) return who;
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    await lockPerson(database, who.personId);
    const certification = await findTaxCertification(database, who.personId);
    const now = clock.now();
    const payableFrom = new Date(now.getTime() + CHANGE_WAITS);
    const isDone = certification !== null && (await withdrawTaxCertification(database, who.personId, now, payableFrom));
    if (!isDone) return conflict(messages.nothingToWithdraw);
    await tell(inside, certification, 'withdrawn', payableFrom);
    return { type: 'TaxesChanged', certification: null };
  });
}

/** What was withdrawn counts: else a thief would withdraw first and then sign. */
async function hasEverSigned({ database }: CommandContext, personId: string): Promise<boolean> {
  const rows = await database.query(
    'tax_signed_before',
    'select 1 from tax_certification where person_id = $1 limit 1',
    [personId],
  );
  return rows.length > 0;
}

async function tell(
  inside: CommandContext,
  { personId, form }: TaxCertification,
  news: 'added' | 'changed' | 'withdrawn',
  payableFrom: Date,
): Promise<void> {
  const { subject, text } = taxMailMessages[news];
  const words = { subject, text: formatMessage(text, { form: messages.forms[form], date: dayText(payableFrom) }) };
  await mailWriterAndBefore(inside, personId, words, { label: taxMailMessages.button, route: 'ShowPartnerTaxes' });
}

/** Enough to know again by whom a form is, and not who that is. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => `${[...word].slice(0, 1).join('')}.`).join(' ');
}
