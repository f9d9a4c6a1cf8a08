import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
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
];
