import { describe, expect, test } from 'vitest';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import type { Identity } from '../session/identity.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import type { Site } from '../site.ts';
import { signInBefore } from './page-visitor.ts';

const main: KnownHost = { key: 'site.example', origin: 'https://site.example', context: { type: 'DEFAULT' } };
const domain: KnownHost = {
  key: 'slow.example',
  origin: 'https://slow.example',
  context: { type: 'COLLECTION', collectionSlug: 'slow', host: 'slow.example' },
};
const site = { hosts: { find: () => undefined, look: async () => undefined } } as unknown as Site;
/** A page that is built, with a rule of its own. */
const match = (requiresViewer: boolean): RouteMatch =>
  ({ name: 'ShowHome', page: 'home', route: { requiresViewer } }) as unknown as RouteMatch;
const reader: Identity = {
  viewer: buildViewer({ personId: '1' }),
  browser: null,
  session: { id: '1', xsrf: 'x' },
  impersonation: null,
  xsrf: 'x',
  olderXsrf: [],
  setCookies: [],
};
const address = { path: '/me/lists', query: '?tab=saved' };

describe('what stands before a page', () => {
  test('a page for the signed in sends others to sign in, and back to where they wanted to go', async () => {
    const target = '/m/signin?operation=login&redirect=%2Fme%2Flists%3Ftab%3Dsaved';
    expect(await signInBefore(site, main, match(true), address, undefined)).toBe(target);
    expect(await signInBefore(site, main, match(true), address, { ...reader, viewer: null })).toBe(target);
    expect(await signInBefore(site, main, match(true), address, reader)).toBeUndefined();
    expect(await signInBefore(site, main, match(false), address, undefined)).toBeUndefined();
    expect(await signInBefore(site, main, undefined, address, undefined)).toBeUndefined();
  });

  test('IDEN-15: on a custom domain the way leads over the main site', async () => {
    const target = '/m/token?redirect=%2Fme%2Flists%3Ftab%3Dsaved';
    expect(await signInBefore(site, domain, match(true), address, undefined)).toBe(target);
    expect(await signInBefore(site, domain, match(false), address, undefined)).toBeUndefined();
  });
});
