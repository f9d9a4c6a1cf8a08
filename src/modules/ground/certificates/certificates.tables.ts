import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** With a certificate authority: one for each that was ever asked. */
type AcmeAccountTable = {
  directory_url: Once<string>;
  sealed_key: Once<string>;
  account_url: string | null;
  created_at: Once<Date>;
};

/** What an authority asks for while it looks whether a name leads here; any web process answers. */
type AcmeChallengeTable = {
  token: Once<string>;
  key_authorization: string;
  expires_at: Date;
};

/** One row for each name that is shown here, whether it has its certificate yet or not. */
type CertificateTable = {
  name: Once<string>;
  /** PEM, the name's own certificate first; null until there is one, as are the three below. */
  chain: string | null;
  sealed_key: string | null;
  not_before: Date | null;
  not_after: Date | null;
  /** When one is ordered, the first or the next. */
  next_order_at: Date;
  /** When the authority is asked again by when it wishes the certificate renewed. */
  next_look_at: Date | null;
  failing_since: Date | null;
  failures: Generated<number>;
  /** What the authority said of the last order that failed. */
  problem: string | null;
};

/** Every order, for a week: authorities count them. */
type CertificateOrderTable = {
  id: Generated<string>;
  name: Once<string>;
  zone: Once<string>;
  is_renewal: Once<boolean>;
  ordered_at: Once<Date>;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    acme_account: AcmeAccountTable;
    acme_challenge: AcmeChallengeTable;
    certificate: CertificateTable;
    certificate_order: CertificateOrderTable;
  }
}
