import type { PersonalTable } from './personal-table.ts';
import { KEY, SECRET } from './told-columns.ts';

/** What apps may do in somebody's name, and what staff did about them: a part of the personal tables. */
export const staffAndAppTables: readonly PersonalTable[] = [
  {
    table: 'personal_token',
    column: 'person_id',
    exported: {
      file: 'tokens.json',
      columns: {
        name: 'name',
        scopes: 'scopes',
        createdAt: 'created_at',
        expiresAt: 'expires_at',
        lastUsedAt: 'last_used_at',
      },
      leftOut: { id: KEY, token_hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'oauth_grant',
    column: 'person_id',
    exported: {
      file: 'allowed-apps.json',
      columns: {
        appId: 'app_id',
        scopes: 'scopes',
        createdAt: 'created_at',
        expiresAt: 'expires_at',
        lastUsedAt: 'last_used_at',
      },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'oauth_app',
    column: 'owner_id',
    exported: {
      file: 'own-apps.json',
      columns: {
        id: 'id',
        name: 'name',
        description: 'description',
        redirectAddresses: 'redirect_addresses',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      leftOut: { secret_hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'flag_guest',
    column: 'person_id',
    exported: { withheld: 'which parts of the program are tried with whom says nothing of the person' },
    erased: 'rows',
  },
  {
    table: 'suspension',
    column: 'person_id',
    exported: {
      file: 'suspensions.json',
      columns: {
        rule: 'rule',
        reason: 'reason',
        excerpt: 'excerpt',
        createdAt: 'created_at',
        endsAt: 'ends_at',
        liftedAt: 'lifted_at',
      },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'suspension',
    column: 'created_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'suspension',
    column: 'lifted_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'mobile_number',
    column: 'person_id',
    exported: {
      file: 'telephone.json',
      columns: { lastDigits: 'last_digits', verifiedAt: 'verified_at' },
      leftOut: { number_hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'mobile_code',
    column: 'person_id',
    exported: { withheld: 'a code that is under way, gone after ten minutes' },
    erased: 'rows',
  },
];
