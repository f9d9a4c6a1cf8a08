import type { StoryPageQuery } from '#web/generated/StoryPageQuery.ts';

export type Licence = Extract<StoryPageQuery['postResult'], { readonly __typename: 'Post' }>['license'];

const CREATIVE_COMMONS = 'https://creativecommons.org';

const urls: Readonly<Record<Licence, string | undefined>> = {
  ALL_RIGHTS_RESERVED: undefined,
  CC_BY: `${CREATIVE_COMMONS}/licenses/by/4.0/`,
  CC_BY_NC: `${CREATIVE_COMMONS}/licenses/by-nc/4.0/`,
  CC_BY_NC_ND: `${CREATIVE_COMMONS}/licenses/by-nc-nd/4.0/`,
  CC_BY_NC_SA: `${CREATIVE_COMMONS}/licenses/by-nc-sa/4.0/`,
  CC_BY_ND: `${CREATIVE_COMMONS}/licenses/by-nd/4.0/`,
  CC_BY_SA: `${CREATIVE_COMMONS}/licenses/by-sa/4.0/`,
  CC_ZERO: `${CREATIVE_COMMONS}/publicdomain/zero/1.0/`,
  PUBLIC_DOMAIN: `${CREATIVE_COMMONS}/publicdomain/mark/1.0/`,
};

/** The text of a licence; undefined where all rights are reserved. */
export function licenceUrl(licence: Licence): string | undefined {
  return urls[licence];
}
