import { describe, expect, test } from 'vitest';
import { domainPath, domainUrl, wholeUrl } from './domain-url.ts';

describe('ROUTE-6: the address of a custom domain', () => {
  test('has the protocol of the site', () => {
    expect(domainUrl('blog.example.net', 'https://main.example')).toBe('https://blog.example.net');
    expect(domainUrl('blog.example.net', 'http://main.example')).toBe('http://blog.example.net');
  });

  test('has its port only on a machine of one’s own, and never a second one', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'main.localhost']) {
      expect(domainUrl('blog.example', `http://${host}:4000`)).toBe('http://blog.example:4000');
    }
    expect(domainUrl('blog.example:5000', 'http://localhost:4000')).toBe('http://blog.example:5000');
    expect(domainUrl('blog.example', 'https://main.example:8443')).toBe('https://blog.example');
  });

  test('a path on it is completed by the address of the site', () => {
    expect(wholeUrl(domainPath('blog.example', '/latest'), 'http://main.example')).toBe('http://blog.example/latest');
    expect(wholeUrl('/kitchen', 'https://main.example')).toBe('https://main.example/kitchen');
    expect(wholeUrl('https://elsewhere.example/', 'http://main.example')).toBe('https://elsewhere.example/');
    expect(wholeUrl('#note', 'http://main.example')).toBe('#note');
  });
});
