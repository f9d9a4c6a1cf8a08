import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconPng, iconSvg, siteStage, wrapIco } from './site-icon.ts';

test('CORE-13: each environment has an icon of its own', async () => {
  expect(siteStage('production', 'https://example.org')).toBe('production');
  expect(siteStage('production', 'https://staging.example.org')).toBe('staging');
  expect(siteStage('development', 'http://127.0.0.1:3000')).toBe('development');
  expect(new Set([iconSvg('production'), iconSvg('staging'), iconSvg('development')]).size).toBe(3);
  expect(await sharp(await iconPng('production', 128)).metadata()).toMatchObject({ width: 128, height: 128 });
});

test('an ico holds the picture where its header says', async () => {
  const png = await iconPng('production', 32);
  const ico = wrapIco(png, 32);
  expect(ico.readUInt32LE(14)).toBe(png.length);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
