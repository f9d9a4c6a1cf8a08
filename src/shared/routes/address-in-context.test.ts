import { expect, test } from 'vitest';
import { addressInContext } from './address-in-context.ts';

const site = 'https://main.example';
const kitchen = { type: 'COLLECTION', collectionSlug: 'kitchen', host: 'kitchen.example' } as const;
const mira = { type: 'USER', username: 'mira', host: 'mira.example' } as const;

test('ROUTE-6: on a custom domain its own pages lose their prefix and all others stand on the main site', () => {
  expect(addressInContext('/kitchen/latest', { type: 'DEFAULT' }, site)).toBe('/kitchen/latest');
  expect(addressInContext('/kitchen', kitchen, site)).toBe('/');
  expect(addressInContext('/kitchen/latest', kitchen, site)).toBe('/latest');
  expect(addressInContext('https://kitchen.example/latest?page=x', kitchen, site)).toBe('/latest?page=x');
  expect(addressInContext('https://kitchen.example', kitchen, site)).toBe('/');
  expect(addressInContext('/kitchens', kitchen, site)).toBe('https://main.example/kitchens');
  expect(addressInContext('/@mira', kitchen, site)).toBe('https://main.example/@mira');
  expect(addressInContext('/@mira/about', mira, site)).toBe('/about');
  expect(addressInContext('https://elsewhere.example/', kitchen, site)).toBe('https://elsewhere.example/');
  expect(addressInContext('#note', kitchen, site)).toBe('#note');
  expect(addressInContext('//kitchen.example/latest', kitchen, site)).toBe('/latest');
  expect(addressInContext('//kitchen.example/latest', mira, site)).toBe('https://kitchen.example/latest');
  expect(addressInContext('//kitchen.example', { type: 'DEFAULT' }, 'http://localhost:4000')).toBe(
    'http://kitchen.example:4000',
  );
});
