/** What an author says of help from AI, below the title. */
export const disclosureMessages = {
  ASSISTED: 'Written with help from AI',
  GENERATED: 'Mostly written by AI',
} as const;

/** Licences: the name a reader sees. */
export const licenceMessages = {
  ALL_RIGHTS_RESERVED: 'All rights reserved',
  CC_BY: 'Creative Commons Attribution 4.0',
  CC_BY_NC: 'Creative Commons Attribution-NonCommercial 4.0',
  CC_BY_NC_ND: 'Creative Commons Attribution-NonCommercial-NoDerivatives 4.0',
  CC_BY_NC_SA: 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0',
  CC_BY_ND: 'Creative Commons Attribution-NoDerivatives 4.0',
  CC_BY_SA: 'Creative Commons Attribution-ShareAlike 4.0',
  CC_ZERO: 'Creative Commons Zero 1.0: no rights reserved',
  PUBLIC_DOMAIN: 'Public domain',
} as const;
