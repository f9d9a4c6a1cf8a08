import { captchaActionOf } from '#shared/identity/captcha.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { emailAuthMessages } from '#shared/messages/email-auth.ts';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { legalNoticeFault, type LegalNoticeForm } from '#shared/moderation/legal-notice-rules.ts';
import { readCountries } from '#shared/moderation/measures.ts';
import { MOST_EXCERPT_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { verifyCaptcha } from '#modules/ground/captcha/verify-captcha.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type BadRequest, badRequest, conflict, type Conflict } from '#modules/ground/refusals.ts';
import { findNoticed } from './find-noticed.ts';
import { sendReceivedMail } from './legal-notice-mails.ts';
import { insertLegalNotice } from './legal-notices.store.ts';

const DAY = 86_400;
/** Own judgement: a publisher's lawyer has many, a stranger who floods us has no end; each is read by a person. */
const RULES = {
  ofNetwork: { most: 20, windowSeconds: DAY },
  ofAddress: { most: 20, windowSeconds: DAY },
  ofAll: { most: 1_000, windowSeconds: DAY },
} as const;

const failedChallenge = { type: 'FailedChallenge', message: emailAuthMessages.failedChallenge } as const;

export type SendLegalNoticeOutcome =
  | { readonly type: 'LegalNoticeReceived'; readonly email: string | null }
  | typeof failedChallenge
  | BadRequest
  | Conflict
  | RateLimited;

const kinds = { COPYRIGHT: 'copyright', ILLEGAL: 'illegal', CHILD_ABUSE: 'childAbuse' } as const;

const WAITING = `
  select 1 from legal_notice where state = 'open' and target_kind = $1 and target_id = $2 and email = $3 limit 1`;

/**
 * Takes a notice of something illegal from anybody, with or without an account (rule 260): what it is about is kept as
 * it stands, and its sender hears that it came in. Whoever is signed out shows that no program sends it.
 */
export async function sendLegalNotice(
  context: CommandContext,
  { captchaValue, ...form }: LegalNoticeForm & { readonly captchaValue: string | null },
): Promise<SendLegalNoticeOutcome> {
  const { browser, viewer } = context;
  const fault = legalNoticeFault(form);
  if (fault !== undefined) return badRequest(fault.message);
  const email = parseEmail(form.email)?.toLowerCase() ?? null;
  if (browser === null && viewer === null) return failedChallenge;
  const isBusy = await takeLimits(context, [
    ['ofNetwork', viewer?.personId ?? browser?.network ?? ''],
    ...(email === null ? [] : [['ofAddress', email] as const]),
  ]);
  if (isBusy !== undefined) return isBusy;
  const proof = { value: captchaValue, action: captchaActionOf('notice') };
  if (viewer === null && !(await verifyCaptcha(context, proof))) return failedChallenge;
  const crowded = await takeLimits(context, [['ofAll', 'all']]);
  if (crowded !== undefined) return crowded;
  const noticed = await findNoticed(context, form.address);
  if (noticed === undefined) return badRequest(messages.notOurs);
  const { target, title, excerpt } = noticed;
  const waiting = await context.database.query('legal_notice_waiting', WAITING, [target.kind, target.id, email]);
  if (waiting.length > 0) return conflict(messages.already);
  await withTransaction(context, async (inside) => {
    await insertLegalNotice(inside.database, {
      id: createId(),
      kind: kinds[form.kind],
      address: form.address.trim(),
      target_kind: target.kind,
      target_id: target.id,
      title,
      excerpt: excerpt.slice(0, MOST_EXCERPT_CHARACTERS).toWellFormed(),
      notifier_id: viewer?.personId ?? null,
      name: form.name.trim(),
      email,
      work: form.kind === 'COPYRIGHT' ? form.work.trim() : '',
      law: form.kind === 'ILLEGAL' ? form.law.trim() : '',
      countries: form.kind === 'ILLEGAL' ? (readCountries(form.countries) ?? []) : [''],
      explanation: form.explanation.trim(),
      state: 'open',
      created_at: inside.clock.now(),
    });
    if (email !== null) await sendReceivedMail(inside, { email, title });
  });
  return { type: 'LegalNoticeReceived', email };
}

async function takeLimits(
  context: CommandContext,
  limits: readonly (readonly [keyof typeof RULES, string])[],
): Promise<RateLimited | undefined> {
  for (const [name, key] of limits) {
    const taken = await takeOperation(context, `legal notice ${name}`, key, RULES[name]);
    if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  }
  return undefined;
}
