import { expect, test } from 'vitest';
import { pageAssets } from './page-assets.ts';

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, imports, css });

test('a page has the styles of the entry before its own, and its own scripts', () => {
  const assets = pageAssets(
    {
      'src/web/entry.client.tsx': chunk('assets/client-1.js', ['_shared.js'], ['assets/client-1.css']),
      'src/web/app/loader.ts': chunk('assets/loader-1.js'),
      '_shared.js': chunk('assets/shared-1.js', [], ['assets/shared-1.css']),
      'src/web/features/ground/signed-in/signed-in-parts.tsx': chunk(
        'assets/parts-1.js',
        ['_shared.js'],
        ['assets/parts-1.css'],
      ),
      '_card.js': chunk('assets/card-1.js', ['_shared.js'], ['assets/card-1.css']),
      'src/web/pages/finding/home/home.page.tsx': chunk(
        'assets/home-1.js',
        ['_card.js', '_shared.js'],
        ['assets/home-1.css'],
      ),
    },
    'start()',
  );
  expect(assets.entry).toBe('/assets/client-1.js');
  expect(assets.loader).toEqual({ text: '(()=>{start()})()' });
  expect(assets.styles['home']).toEqual([
    '/assets/shared-1.css',
    '/assets/client-1.css',
    '/assets/card-1.css',
    '/assets/home-1.css',
  ]);
  expect(assets.signedInStyles).toEqual(['/assets/shared-1.css', '/assets/parts-1.css']);
  expect(assets.signedInScripts).toEqual(['/assets/shared-1.js', '/assets/client-1.js', '/assets/parts-1.js']);
  expect(assets.scripts['home']).toEqual(['/assets/card-1.js', '/assets/home-1.js']);
});

test('a build without its entry stops the start', () => {
  expect(() => pageAssets({}, '')).toThrow('npm run build');
});
