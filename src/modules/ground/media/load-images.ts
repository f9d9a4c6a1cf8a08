import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import { type MediaImage, mediaImageColumns } from './media-image.ts';

const TEXT = `select ${columnList('t', mediaImageColumns)} from image t where t.id = any($1)`;

export function loadImages(database: Database<Tables>, ids: readonly string[]): Promise<readonly MediaImage[]> {
  return database.query<MediaImage>('image_load', TEXT, [ids]);
}

export const imageLoader = loaderById(loadImages);
