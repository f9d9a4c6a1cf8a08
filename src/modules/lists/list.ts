import type { Columns } from '#modules/column-list.ts';
import type { ListVisibility } from '#modules/tables.ts';

export type List = {
  readonly id: string;
  readonly ownerId: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'custom' | 'reading' | 'resume' | 'purchased';
  readonly visibility: ListVisibility;
  readonly itemCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

export const listColumns: Columns<List> = {
  id: 'id',
  ownerId: 'owner_id',
  slug: 'slug',
  name: 'name',
  description: 'description',
  kind: 'kind',
  visibility: 'visibility',
  itemCount: 'item_count',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};
