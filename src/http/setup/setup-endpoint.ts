import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { setUpSite } from '#modules/identity/setup/set-up-site.ts';
import { isSetupLinkOpen } from '#modules/identity/setup/setup-link.ts';
import { formField, withForms } from '../form-body.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { sendPlainPage } from '../plain-page.ts';
import { requestIdOf } from '../request-id.ts';
import type { Site } from '../site.ts';
import { type SetupPage, setupDone, setupForm, setupUsed } from './setup-page.ts';

const PATH = '/m/setup/:token';
type WithToken = { Params: { token: string } };

/**
 * `/m/setup/{token}`: the form that makes the first administrator, by the link that the program prints.
 * Nobody can forge the sending of it, because the secret token stands in its address.
 */
export function registerSetup(app: FastifyInstance, site: Site): void {
  app.get<WithToken>(PATH, async (request, reply) => {
    if (!open(site, request, reply)) return;
    const { token } = request.params;
    const isOpen = await isSetupLinkOpen(site, token);
    send(site, request, reply, isOpen ? 200 : 410, isOpen ? setupForm(token) : setupUsed());
  });
  withForms(app, (inside) => {
    inside.post<WithToken & { Body: unknown }>(PATH, async (request, reply) => {
      if (!open(site, request, reply)) return;
      const { body } = request;
      if (!(body instanceof URLSearchParams)) return sendPlain(reply.raw, 415, serverMessages.badAddress);
      const read = (name: string): string => formField(request, name).slice(0, 1000);
      const values = { name: read('name'), username: read('username'), email: read('email') };
      const outcome = await setUpSite(systemContext(site, requestIdOf(request.raw)), request.params.token, values);
      switch (outcome.kind) {
        case 'done':
          return send(site, request, reply, 200, setupDone(outcome.username));
        case 'linkUsed':
          return send(site, request, reply, 410, setupUsed());
        case 'refused':
          return send(site, request, reply, 422, setupForm(request.params.token, values, outcome.faults));
      }
    });
  });
}

/** False after an answer: for hosts other than the site's own, and for who guesses. */
function open(site: Site, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.hijack();
  const host = site.hosts.find(request.headers.host);
  if (host?.context.type === 'DEFAULT') return takeLimit(site, request, reply.raw, 'notFound');
  sendPlain(
    reply.raw,
    host === undefined ? 421 : 404,
    host === undefined ? serverMessages.unknownHost : serverMessages.notFound,
  );
  return false;
}

function send(site: Site, request: FastifyRequest, reply: FastifyReply, status: number, page: SetupPage): void {
  sendPlainPage(site, request, reply, { status, routeName: 'ShowSetUp', ...page });
}
