import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';

type Settings = NonNullable<Config['recaptcha']>;

const STANDARD_HOST = 'https://www.google.com';
const ENTERPRISE_HOST = 'https://recaptchaenterprise.googleapis.com';
/** Of 0 to 1; the service's own advice. */
const LEAST_SCORE = 0.5;
const TIMEOUT = 5_000;
const MOST_LENGTH = 8_192;

const standardAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});
const enterpriseAnswer = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().optional() }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
});

/**
 * Asks the service whether a person did what `action` says: the standard one, or the enterprise one
 * where a project is set. False also where it does not answer: nobody gets in by keeping it away.
 */
export async function isPersonByRecaptcha(
  settings: Settings,
  asked: { readonly value: string; readonly action: string; readonly log: Log },
): Promise<boolean> {
  if (asked.value === '' || asked.value.length > MOST_LENGTH) return false;
  const host = originOf(settings);
  const outbound = createOutbound({ trustedOrigins: [host], timeoutMilliseconds: TIMEOUT });
  try {
    return await (settings.project === undefined
      ? askStandard(outbound, host, settings, asked)
      : askEnterprise(outbound, host, settings, asked));
  } catch (error) {
    asked.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'the bot check gave no answer');
    return false;
  }
}

type Asked = { readonly value: string; readonly action: string };
type Ask = ReturnType<typeof createOutbound>;

async function askStandard(ask: Ask, host: string, { secretKey }: Settings, { value, action }: Asked) {
  const body = new URLSearchParams({ secret: secretKey, response: value });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await ask(`${host}/recaptcha/api/siteverify`, { method: 'POST', headers, body });
  const answer = standardAnswer.parse(await response.json());
  // The version with a box to tick has neither score nor action.
  return answer.success && (answer.score ?? 1) >= LEAST_SCORE && (answer.action ?? action) === action;
}

async function askEnterprise(ask: Ask, host: string, settings: Settings, { value, action }: Asked) {
  const { siteKey, secretKey, project = '' } = settings;
  const url = new URL(`${host}/v1/projects/${encodeURIComponent(project)}/assessments`);
  url.searchParams.set('key', secretKey);
  const body = JSON.stringify({ event: { token: value, siteKey, expectedAction: action } });
  const response = await ask(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { tokenProperties, riskAnalysis } = enterpriseAnswer.parse(await response.json());
  return tokenProperties.valid && tokenProperties.action === action && (riskAnalysis?.score ?? 0) >= LEAST_SCORE;
}

function originOf({ host, project }: Settings): string {
  if (host === undefined) return project === undefined ? STANDARD_HOST : ENTERPRISE_HOST;
  return new URL(host.includes('://') ? host : `https://${host}`).origin;
}
