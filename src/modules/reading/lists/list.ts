import { predefinedListId } from '#shared/lists/predefined-list.ts';
import type { Columns } from '#modules/ground/column-list.ts';
import type { ListVisibility } from './lists.tables.ts';

export type List = {
  readonly id: string;
  readonly ownerId: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'custom' | 'reading' | 'resume' | 'purchased';
  readonly visibility: ListVisibility;
  readonly itemCount: number;
  readonly followerCount: number;
  readonly clapCount: number;
  readonly fanCount: number;
  readonly responseCount: number;
  readonly isResponsesClosed: boolean;
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
  followerCount: 'follower_count',
  clapCount: 'clap_count',
  fanCount: 'fan_count',
  responseCount: 'response_count',
  isResponsesClosed: 'is_responses_closed',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** The id of a list on the wire: a predefined one is known by whose it is and which. */
export function wireIdOfList({ id, ownerId, kind }: Pick<List, 'id' | 'ownerId' | 'kind'>): string {
  return kind === 'custom' ? id : predefinedListId(ownerId, kind);
}
