import { expect, test } from 'vitest';
import { createContexts } from './create-contexts.ts';
import type { GraphMeans } from './execute.ts';
import { anonymous, type GraphRequest } from './graph-request.ts';

const asked = { ...anonymous, visitorId: '', country: null, requestId: '1', host: 'main', limitKey: '' };

test('operations of one request share a context, and a request made from it does not', () => {
  const contextOf = createContexts({} as GraphMeans);
  const request: GraphRequest = { ...asked };
  const context = contextOf(request);
  expect(contextOf(request)).toBe(context);
  const other = contextOf({ ...request, country: 'NO' });
  expect(other).not.toBe(context);
  expect(other.country).toBe('NO');
});

test('two graphs do not share what they load for a request', () => {
  const request: GraphRequest = { ...asked };
  expect(createContexts({} as GraphMeans)(request)).not.toBe(createContexts({} as GraphMeans)(request));
});
