import type { PersonalTable } from './personal-table.ts';
import { KEY, SECRET } from './told-columns.ts';

const HASH = 'nothing but the hash of a secret, which is worth something to a thief alone';

/** How somebody signs in and what they chose for their account: a part of the personal tables. */
export const accountTables: readonly PersonalTable[] = [
  {
    table: 'session',
    column: 'person_id',
    exported: {
      file: 'sessions.json',
      columns: {
        site: 'host',
        method: 'method',
        browser: 'user_agent',
        network: 'network',
        country: 'country',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
        expiresAt: 'expires_at',
        entry: 'entry',
        steppedUpAt: 'stepped_up_at',
      },
      leftOut: { id: KEY, token_hash: SECRET, parent_id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'client_event',
    column: 'person_id',
    exported: {
      file: 'events.json',
      columns: { name: 'name', data: 'data', happenedAt: 'happened_at', receivedAt: 'received_at', type: 'type' },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  { table: 'login_token', column: 'person_id', exported: { withheld: `${HASH}; gone after a minute` }, erased: 'rows' },
  {
    table: 'pending_sign_in',
    column: 'person_id',
    exported: { withheld: 'a sign-in that is under way, gone after ten minutes' },
    erased: 'rows',
  },
  {
    table: 'known_browser',
    column: 'person_id',
    exported: {
      file: 'known-browsers.json',
      columns: { firstUsedAt: 'created_at', lastUsedAt: 'last_used_at' },
      leftOut: { visitor_hash: SECRET },
    },
    erased: 'rows',
  },
  { table: 'email_verification', column: 'person_id', exported: { withheld: HASH }, erased: 'rows' },
  {
    table: 'email_change',
    column: 'person_id',
    exported: {
      file: 'email-change.json',
      columns: { newAddress: 'new_address', createdAt: 'created_at', expiresAt: 'expires_at' },
      leftOut: { token_hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'email_change_undo',
    column: 'person_id',
    exported: {
      file: 'old-addresses.json',
      columns: { address: 'old_address', changedAt: 'created_at', place: 'place', expiresAt: 'expires_at' },
      leftOut: { token_hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'email_address',
    column: 'person_id',
    exported: {
      file: 'email-address.json',
      columns: { address: 'address', isVerified: 'is_verified', createdAt: 'created_at' },
    },
    erased: 'rows',
  },
  {
    table: 'password',
    column: 'person_id',
    exported: {
      file: 'password.json',
      columns: { setAt: 'created_at', changedAt: 'updated_at' },
      leftOut: { hash: SECRET, is_short: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'totp',
    column: 'person_id',
    exported: {
      file: 'authenticator-app.json',
      columns: { isConfirmed: 'is_confirmed', createdAt: 'created_at' },
      leftOut: { sealed_secret: SECRET, last_step: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'recovery_code',
    column: 'person_id',
    exported: {
      file: 'recovery-codes.json',
      columns: { createdAt: 'created_at', usedAt: 'used_at' },
      leftOut: { position: KEY, salt: SECRET, hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'passkey',
    column: 'person_id',
    exported: {
      file: 'passkeys.json',
      columns: {
        name: 'name',
        publicKey: 'public_key',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
        transports: 'transports',
        isBackedUp: 'is_backed_up',
        uses: 'counter',
      },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'two_factor_choice',
    column: 'person_id',
    exported: { file: 'two-factor.json', columns: { asksForPasskey: 'asks_for_passkey', changedAt: 'updated_at' } },
    erased: 'rows',
  },
  {
    table: 'passkey_challenge',
    column: 'person_id',
    exported: { withheld: 'a question that is under way, gone after minutes' },
    erased: 'rows',
  },
  {
    table: 'connection',
    column: 'person_id',
    exported: {
      file: 'connections.json',
      columns: {
        provider: 'provider',
        issuer: 'issuer',
        subject: 'subject',
        displayName: 'display_name',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
        isProven: 'is_proven',
      },
    },
    erased: 'rows',
  },
  {
    table: 'viewer_preference',
    column: 'person_id',
    exported: { file: 'settings.json', columns: { name: 'name', value: 'value', changedAt: 'updated_at' } },
    erased: 'rows',
  },
  {
    table: 'dismissed_flag',
    column: 'person_id',
    exported: { file: 'dismissed-hints.json', columns: { name: 'flag', dismissedAt: 'dismissed_at' } },
    erased: 'rows',
  },
  {
    table: 'platform_role',
    column: 'person_id',
    exported: { file: 'roles.json', columns: { role: 'role', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'setup_link',
    column: 'used_by',
    exported: { withheld: HASH },
    erased: 'column',
  },
  {
    table: 'account_export',
    column: 'person_id',
    exported: {
      file: 'archives.json',
      columns: {
        state: 'state',
        requestedAt: 'requested_at',
        readyAt: 'ready_at',
        parts: 'part_count',
        bytes: 'byte_count',
        expiresAt: 'expires_at',
      },
      leftOut: { id: 'a part of the address that gives the archive away' },
    },
    erased: { by: 'account-exports/erase-exports-of.ts' },
  },
  {
    table: 'account_closure',
    column: 'person_id',
    exported: { withheld: 'gone when its owner signs in, without which there is no archive' },
    erased: 'rows',
  },
  {
    table: 'old_username',
    column: 'person_id',
    exported: {
      file: 'old-usernames.json',
      columns: { username: 'username', changedAt: 'changed_at', keptUntil: 'expires_at' },
    },
    erased: { kept: 'for 12 months nobody may pass for who had the name (rule 130); then it goes' },
  },
];
