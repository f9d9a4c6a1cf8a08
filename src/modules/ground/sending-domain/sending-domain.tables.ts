import type { Once } from '#modules/ground/tables.ts';

/** Two keys at a time, an RSA one and an Ed25519 one, which come and go together. */
type SigningKeyTable = {
  domain: Once<string>;
  /** What the names of both of their records begin with; the date is in it. */
  selector: Once<string>;
  /** What has to stand in the DNS. */
  rsa_record: Once<string>;
  ed25519_record: Once<string>;
  sealed_rsa: Once<string>;
  sealed_ed25519: Once<string>;
  created_at: Once<Date>;
  /** When both records were first found; null while they are waited for. */
  seen_at: Date | null;
  /** When newer ones took over; mail on its way is still checked against them. */
  retired_at: Date | null;
};

/** Written by `sending-domain.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    signing_key: SigningKeyTable;
  }
}
