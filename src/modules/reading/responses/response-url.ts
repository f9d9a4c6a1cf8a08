import type { Response } from './response.ts';

/** Where a response stands with its thread. */
export function responseUrl(siteUrl: string, { id }: Pick<Response, 'id'>): string {
  return `${siteUrl}/p/${id}/responses`;
}
