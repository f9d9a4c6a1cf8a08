import { expect, test } from 'vitest';
import { providerAddress } from './provider-address.ts';

test.each([
  ['api.example.org', 'https', 'api.example.org', 443],
  ['api.example.org:8443', 'https', 'api.example.org', 8443],
  ['127.0.0.1:4010', 'http', '127.0.0.1', 4010],
  ['localhost', 'http', 'localhost', 80],
  ['http://stand-in.example:4010', 'http', 'stand-in.example', 4010],
  ['https://127.0.0.1', 'https', '127.0.0.1', 443],
] as const)('a provider at %s is asked by %s', (host, protocol, hostname, port) => {
  expect(providerAddress(host)).toEqual({ protocol, hostname, port });
});
