import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatMessage } from '#shared/messages/format-message.ts';
import { providerMessages as messages } from '#shared/messages/providers.ts';
import { registrationMessages } from '#shared/messages/registration.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import type { ProviderError, ProviderFailure } from '#modules/identity/providers/provider-outcome.ts';
import { providerTitles } from '#modules/identity/providers/provider-addresses.ts';
import type { ProviderName } from '#modules/identity/providers/provider-name.ts';
import { seeOther } from '../auth/see-other.ts';
import { sendPlainPage } from '../plain-page.ts';
import type { Site } from '../site.ts';

const answers = {
  ACCOUNT_TAKEN: [409, messages.accountTaken],
  ALREADY_CONNECTED: [409, messages.alreadyConnected],
  CANCELLED: [200, messages.cancelled],
  EMAIL_MISSING: [422, messages.emailMissing],
  EMAIL_TAKEN: [409, messages.emailTaken],
  EMAIL_UNPROVEN: [422, messages.emailUnproven],
  INVITATION_NEEDED: [403, registrationMessages.invitationNeeded],
  NON_MEMBER: [403, messages.nonMember],
  NOT_OFFERED: [404, messages.notOffered],
  REFUSED: [403, messages.refused],
  REGISTRATION_CLOSED: [403, registrationMessages.closed],
  SIGN_UP_BLOCKED: [403, registrationMessages.blocked],
  SITE_AT_REST: [503, registrationMessages.atRest],
  SIGN_IN_FIRST: [401, messages.signInFirst],
  STALE: [400, messages.stale],
  STEP_UP: [401, messages.stepUp],
  TOO_MANY: [429, messages.tooMany],
  UNAVAILABLE: [503, messages.unavailable],
  UNKNOWN: [500, messages.unknown],
  UNTRUSTED: [400, messages.untrusted],
} as const satisfies Record<ProviderError, readonly [number, string]>;

/** A sentence about why nobody was signed in or connected, and the ways on from there; without script. */
export function sendProviderFailure(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: ProviderName,
  failure: ProviderFailure,
): void {
  const { error, operation, redirect } = failure;
  const signIn = buildPath('SignIn', {}, { operation: operation === 'register' ? 'register' : 'login', redirect });
  // People who have to sign in first are sent there; they were on their way to the settings.
  if (error === 'SIGN_IN_FIRST' || error === 'STEP_UP') return seeOther(site, reply.raw, signIn);
  const [status, sentence] = answers[error];
  const names = { provider: providerTitles[provider] };
  const ways = operation === 'connect' ? [[redirect, messages.back]] : waysToSignIn(error, redirect, signIn);
  const links = ways.map(([href = '/', text = '']) => `<p><a href="${escapeHtml(href)}">${text}</a></p>`);
  const more = error === 'EMAIL_TAKEN' ? `<p>${formatMessage(messages.emailTakenNext, names)}</p>` : '';
  sendPlainPage(site, request, reply, {
    status,
    routeName: 'CompleteProviderAuth',
    title: messages.failedTitle,
    body: `<p>${formatMessage(sentence, names)}</p>${more}${links.join('')}`,
    headers: { 'x-error-code': error },
  });
}

type Way = readonly [href: string, text: string];

function waysToSignIn(error: ProviderError, redirect: string, signIn: string): readonly Way[] {
  const byEmail = (operation: string): string => buildPath('SignIn', {}, { operation, step: 'ENTER_EMAIL', redirect });
  if (error === 'EMAIL_TAKEN') return [[byEmail('login'), messages.signInInstead]];
  if (error === 'EMAIL_MISSING' || error === 'EMAIL_UNPROVEN') return [[byEmail('register'), messages.register]];
  return [
    [signIn, messages.signIn],
    [redirect, messages.back],
  ];
}
