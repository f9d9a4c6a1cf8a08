import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { providerMessages as messages } from '#shared/messages/providers.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { finishProviderAuth } from '#modules/identity/providers/finish-provider-auth.ts';
import { callbackSegments } from '#modules/identity/providers/provider-addresses.ts';
import { type ProviderName, providerNames } from '#modules/identity/providers/provider-name.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { withForms } from '../form-body.ts';
import { sendPlainPage } from '../plain-page.ts';
import type { Site } from '../site.ts';
import { sendOutcome } from './send-outcome.ts';
import { z } from 'zod';

/** What an answer may carry; nothing else is passed on. */
const PARAMETERS = new Set(['code', 'state', 'iss', 'error', 'user']);
const MOST_CHARACTERS = 2_000;

/**
 * `/m/callback/{provider}`: the provider's answer. Apple posts it as a form from its own site, and a
 * browser sends no `SameSite=Lax` cookie along with that; so a page of ours first leads to the same
 * address by GET, which comes from our site and brings the cookies.
 */
export function registerProviderCallback(app: FastifyInstance, site: Site): void {
  for (const provider of providerNames) {
    const path = buildPath('CompleteProviderAuth', { provider: callbackSegments[provider] });
    app.get(path, { exposeHeadRoute: false }, (request, reply) => finish(request, reply, provider));
    withForms(app, (inside) => {
      inside.post(path, async (request, reply) => {
        const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
        if (opened !== undefined) hop(request, reply, path);
      });
    });
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, provider: ProviderName): Promise<void> {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const parameters = new URL(request.url, site.url).searchParams;
    const name = provider === 'apple' ? readAppleName(parameters.get('user')) : undefined;
    const outcome = await finishProviderAuth(opened.context, { provider, parameters, name });
    sendOutcome(site, request, reply, provider, outcome);
  }

  function hop(request: FastifyRequest, reply: FastifyReply, path: string): void {
    const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const kept = [...given].filter(([name, value]) => PARAMETERS.has(name) && value.length <= MOST_CHARACTERS);
    const address = `${path}?${new URLSearchParams(kept)}`;
    sendPlainPage(site, request, reply, {
      status: 200,
      routeName: 'CompleteProviderAuth',
      title: messages.hopTitle,
      body: `<p><a href="${escapeHtml(address)}">${messages.hop}</a></p>`,
      headers: { refresh: `0;url=${address}` },
    });
  }
}

const part = z.string().optional().catch(undefined);
const shape = z.object({ name: z.object({ firstName: part, lastName: part }) });

/**
 * The name that Apple sends beside the first answer, `{"name":{"firstName":…,"lastName":…}}`. It is not
 * signed: it may name a new account, and proves nothing.
 */
function readAppleName(text: string | null): string | undefined {
  try {
    const { firstName = '', lastName = '' } = shape.parse(JSON.parse(text ?? '')).name;
    return `${firstName} ${lastName}`.trim() || undefined;
  } catch {
    return undefined;
  }
}
