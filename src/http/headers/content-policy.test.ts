import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentPolicy, inlineHashes, type ContentPolicyInput } from './content-policy.ts';

const plain: ContentPolicyInput = {
  scriptHashes: inlineHashes(['start()']),
  styleHashes: inlineHashes([':root{--colour-accent:#1a8917ff}']),
  frameOrigins: ['https://www.youtube-nocookie.com'],
  isFramable: false,
  isHttps: true,
  isDevelopment: false,
};
const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('content policy', () => {
  test('names each inline script and style by hash and allows no other', () => {
    const policy = contentPolicy(plain);
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(directive(policy, 'style-src')).toMatch(/^style-src 'self' 'sha256-[^']+'$/);
    expect(policy).not.toContain('unsafe');
  });

  test('rule 155: only embed pages may stand in a frame elsewhere', () => {
    expect(directive(contentPolicy(plain), 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(contentPolicy({ ...plain, isFramable: true }), 'frame-ancestors')).toBe('frame-ancestors *');
  });

  test('frames hold the allowed providers or nothing', () => {
    expect(directive(contentPolicy(plain), 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com');
    expect(directive(contentPolicy({ ...plain, frameOrigins: [] }), 'frame-src')).toBe("frame-src 'none'");
  });

  test('SEARCH-3: the box asks the hosted service where one is set up, and leads from a domain to the main site', () => {
    const own = contentPolicy(plain);
    expect([directive(own, 'connect-src'), directive(own, 'form-action')]).toEqual([
      "connect-src 'self'",
      "form-action 'self'",
    ]);
    const other = contentPolicy({ ...plain, searchHost: 'app-dsn.example', mainOrigin: 'https://stories.example' });
    expect(directive(other, 'connect-src')).toBe("connect-src 'self' app-dsn.example");
    expect(directive(other, 'form-action')).toBe("form-action 'self' https://stories.example");
    expect(directive(other, 'img-src')).toContain('https://stories.example');
  });

  test('plain http is not upgraded', () => {
    expect(contentPolicy({ ...plain, isHttps: false })).not.toContain('upgrade-insecure-requests');
  });
});
