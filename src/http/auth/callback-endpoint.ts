import type { FastifyInstance } from 'fastify';
import { buildPath } from '#shared/routes/build-path.ts';
import { completeSignIn } from '#modules/identity/sign-in/complete-sign-in.ts';
import { writeCookie } from '../session/cookies.ts';
import { openBrowser } from '../session/visitor.ts';
import type { Site } from '../site.ts';
import { openAuthEndpoint } from './open-auth-endpoint.ts';
import { redirectTarget, seeOther } from './see-other.ts';

type Query = { Querystring: Readonly<Record<string, unknown>> };

/**
 * `/m/callback/authenticate?token=…`: what every way of signing in ends with. The token decides
 * who, what and where to; `state` and `operation` of the address are for the documents' sake.
 */
export function registerCallback(app: FastifyInstance, site: Site): void {
  app.get<Query>('/m/callback/authenticate', { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const { host, identity } = opened;
    const { raw: response } = reply;
    // An operator's link opens in a browser that has never been here.
    const { browser, setCookie } = openBrowser(site, request);
    const context = { ...opened.context, browser };
    const visitor = setCookie === undefined ? [] : [setCookie];
    const [token, entry] = [textOf(request.query['token']) ?? '', textOf(request.query['susiEntry'])];
    const outcome = await completeSignIn(context, { token, host: host.key, entry });
    switch (outcome.kind) {
      case 'signedIn': {
        const target = await redirectTarget(site, host, outcome.redirect);
        const start = buildPath('ShowGetStarted', {}, target === '/' ? {} : { redirectUrl: target });
        const location = outcome.operation === 'register' ? start : target;
        return seeOther(site, response, location, [writeCookie(site, 'session', outcome.cookieValue), ...visitor]);
      }
      case 'secondFactorNeeded':
        return seeOther(site, response, signIn({ step: 'ENTER_TWO_FACTOR', operation: 'login' }), visitor);
      case 'accountClosed':
        return seeOther(site, response, buildPath('ShowUnrecognizedAccount'));
      case 'refused': {
        const again = signIn({ susiEntry: 'email_login_timeout', operation: 'login' });
        return seeOther(site, response, identity.viewer === null ? again : '/', identity.setCookies);
      }
    }
  });
}

function signIn(query: Readonly<Record<string, string>>): string {
  return buildPath('SignIn', {}, query);
}

/** Undefined too for a parameter that was given twice. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
