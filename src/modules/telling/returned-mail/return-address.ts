import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import { isSigned } from '#platform/secrets/is-signed.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** What an address of ours that mail comes back to is about: one mail, or what a mailbox service reports of any. */
export type ReturnTarget = { readonly kind: 'delivery'; readonly id: string } | { readonly kind: 'reports' };

const MAC_LENGTH = 20;
const PURPOSE = 'return path';
const FORM = /^(?:b\+([0-9a-f]{32})|reports)\.([0-9a-f]{20})$/;

type Means = { readonly config: Pick<Config, 'mailIntake'>; readonly secrets: Secrets };

/** Where a mail to many goes when it cannot be delivered; nothing where no mail comes back here. */
export function returnPathOf({ config, secrets }: Means, deliveryId: string): { readonly returnPath?: string } {
  if (config.mailIntake === undefined) return {};
  const name = `b+${deliveryId}`;
  return { returnPath: `${name}.${macOf(secrets.secret(PURPOSE), name)}@${config.mailIntake.domain}` };
}

/** The address to give to mailbox services that report complaints; null where no mail comes back here. */
export function reportsAddressOf({ config, secrets }: Means): string | null {
  return config.mailIntake === undefined
    ? null
    : `reports.${macOf(secrets.secret(PURPOSE), 'reports')}@${config.mailIntake.domain}`;
}

/** What an address is about; undefined where it is none of ours. Servers may write it in capitals. */
export function readReturnAddress({ config, secrets }: Means, address: string): ReturnTarget | undefined {
  const at = address.lastIndexOf('@');
  if (config.mailIntake === undefined || address.slice(at + 1).toLowerCase() !== config.mailIntake.domain)
    return undefined;
  const [, id, mac = ''] = FORM.exec(address.slice(0, at).toLowerCase()) ?? [];
  const name = id === undefined ? 'reports' : `b+${id}`;
  if (!isSigned(secrets, PURPOSE, mac, (key) => macOf(key, name))) return undefined;
  return id === undefined ? { kind: 'reports' } : { kind: 'delivery', id };
}

/** The mails that a text names by their return paths; each is checked like an address. */
export function findReturnPaths(means: Means, text: string): readonly string[] {
  const ids = [...text.matchAll(/b\+[0-9a-f]{32}\.[0-9a-f]{20}@[a-z0-9.-]{1,200}/gi)].flatMap(([address]) => {
    const target = readReturnAddress(means, address);
    return target?.kind === 'delivery' ? [target.id] : [];
  });
  return [...new Set(ids)];
}

function macOf(key: Buffer, name: string): string {
  return createHmac('sha256', key).update(name).digest('hex').slice(0, MAC_LENGTH);
}
