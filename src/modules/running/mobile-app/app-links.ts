import type { MobileApp } from './mobile-app.ts';

/** What only the site itself can answer: signing in, its endpoints, its files. */
const NOT_IN_APP = ['/_/*', '/m/*', '/.well-known/*', '/assets/*'];

/** `/.well-known/apple-app-site-association`; undefined without an app. */
export function appleAssociation({ appleAppIds }: MobileApp): object | undefined {
  if (appleAppIds.length === 0) return undefined;
  const components = [...NOT_IN_APP.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }];
  return { applinks: { details: [{ appIDs: appleAppIds, components }] } };
}

/** `/.well-known/assetlinks.json`; undefined without an app. */
export function assetLinks({ androidApps }: MobileApp): readonly object[] | undefined {
  if (androidApps.length === 0) return undefined;
  return androidApps.map(({ packageName, fingerprint }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [fingerprint] },
  }));
}
