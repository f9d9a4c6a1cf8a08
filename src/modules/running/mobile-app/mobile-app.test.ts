import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '#modules/ground/settings/setting-list.ts';
import { appleAssociation, assetLinks } from './app-links.ts';
import { deepLink, mobileAppOf } from './mobile-app.ts';

const FINGERPRINT = Array.from({ length: 32 }, () => 'ab').join(':');
const SITE = 'https://longhand.example';

const appWith = (settings: Partial<Settings>) => mobileAppOf({ ...defaultSettings, ...settings });

test('SHELL-20: without settings there is no app, and no link into one', () => {
  const none = appWith({});
  expect(none).toEqual({ appStoreUrl: null, playStoreUrl: null, linkScheme: null, appleAppIds: [], androidApps: [] });
  expect([deepLink(none, SITE, '/p/1'), appleAssociation(none), assetLinks(none)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('SHELL-20: a link into the app is the address of the page under the scheme of the app', () => {
  const app = appWith({ 'app.linkScheme': 'longhand' });
  expect(deepLink(app, SITE, '/@ada/first-1a2b?sk=x')).toBe('longhand://longhand.example/@ada/first-1a2b?sk=x');
  expect(deepLink(app, SITE, '/')).toBe('longhand://longhand.example/');
  for (const path of ['', 'p/1', '//evil.example/p', 'https://evil.example/']) {
    expect(deepLink(app, SITE, path)).toBeUndefined();
  }
});

test('SHELL-20: schemes that a browser acts on are none of an app', () => {
  for (const scheme of ['javascript', 'data', 'https', 'LONGHAND', 'a b', 'x']) {
    expect(appWith({ 'app.linkScheme': scheme }).linkScheme).toBeNull();
  }
});

test('SHELL-20: what is set and wrong is left out', () => {
  const app = appWith({
    'app.appStoreUrl': 'http://apps.example/1',
    'app.playStoreUrl': 'https://play.example/app',
    'app.appleAppIds': 'ABCDE12345.com.example.app nonsense',
    'app.androidApps': `com.example.app=${FINGERPRINT} com.example.other=12`,
  });
  expect([app.appStoreUrl, app.playStoreUrl]).toEqual([null, 'https://play.example/app']);
  expect(app.appleAppIds).toEqual(['ABCDE12345.com.example.app']);
  expect(app.androidApps).toEqual([{ packageName: 'com.example.app', fingerprint: FINGERPRINT.toUpperCase() }]);
});

test('SHELL-20: the files by which the systems know the app', () => {
  const app = appWith({
    'app.appleAppIds': 'ABCDE12345.com.example.app',
    'app.androidApps': `com.example.app=${FINGERPRINT}`,
  });
  expect(appleAssociation(app)).toMatchObject({ applinks: { details: [{ appIDs: ['ABCDE12345.com.example.app'] }] } });
  expect(assetLinks(app)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'com.example.app',
        sha256_cert_fingerprints: [FINGERPRINT.toUpperCase()],
      },
    },
  ]);
});
