/** Licences, spelt as on the wire. */
export type License =
  | 'ALL_RIGHTS_RESERVED'
  | 'CC_BY'
  | 'CC_BY_NC'
  | 'CC_BY_NC_ND'
  | 'CC_BY_NC_SA'
  | 'CC_BY_ND'
  | 'CC_BY_SA'
  | 'CC_ZERO'
  | 'PUBLIC_DOMAIN';

export type LicenseDescription = {
  readonly name: string;
  /** What stands at the foot of a story. */
  readonly shortName: string;
  /** The deed, for the reader and for `license` in JSON-LD and feeds; absent where none exists. */
  readonly url?: string;
};

const CREATIVE_COMMONS = 'https://creativecommons.org';

/** The default of a new story (rule 16). */
export const DEFAULT_LICENSE: License = 'ALL_RIGHTS_RESERVED';

export const licenses: Readonly<Record<License, LicenseDescription>> = {
  ALL_RIGHTS_RESERVED: { name: 'All rights reserved', shortName: 'All rights reserved' },
  CC_BY: {
    name: 'Creative Commons Attribution 4.0 International',
    shortName: 'CC BY 4.0',
    url: `${CREATIVE_COMMONS}/licenses/by/4.0/`,
  },
  CC_BY_NC: {
    name: 'Creative Commons Attribution-NonCommercial 4.0 International',
    shortName: 'CC BY-NC 4.0',
    url: `${CREATIVE_COMMONS}/licenses/by-nc/4.0/`,
  },
  CC_BY_NC_ND: {
    name: 'Creative Commons Attribution-NonCommercial-NoDerivatives 4.0 International',
    shortName: 'CC BY-NC-ND 4.0',
    url: `${CREATIVE_COMMONS}/licenses/by-nc-nd/4.0/`,
  },
  CC_BY_NC_SA: {
    name: 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0 International',
    shortName: 'CC BY-NC-SA 4.0',
    url: `${CREATIVE_COMMONS}/licenses/by-nc-sa/4.0/`,
  },
  CC_BY_ND: {
    name: 'Creative Commons Attribution-NoDerivatives 4.0 International',
    shortName: 'CC BY-ND 4.0',
    url: `${CREATIVE_COMMONS}/licenses/by-nd/4.0/`,
  },
  CC_BY_SA: {
    name: 'Creative Commons Attribution-ShareAlike 4.0 International',
    shortName: 'CC BY-SA 4.0',
    url: `${CREATIVE_COMMONS}/licenses/by-sa/4.0/`,
  },
  CC_ZERO: {
    name: 'Creative Commons Zero 1.0 Universal',
    shortName: 'CC0 1.0',
    url: `${CREATIVE_COMMONS}/publicdomain/zero/1.0/`,
  },
  PUBLIC_DOMAIN: {
    name: 'Public domain',
    shortName: 'Public domain',
    url: `${CREATIVE_COMMONS}/publicdomain/mark/1.0/`,
  },
};
