import type { Appliers } from '#modules/money/billing/applier.ts';
import { applyDomainFee } from '#modules/money/domain-fees/apply-domain-fee.ts';
import { giftAppliers } from '#modules/money/gifts/gift-appliers.ts';
import { applyMethod } from './apply-method.ts';
import { applyRenewal } from './apply-renewal.ts';
import { applyStart, applyTrial } from './apply-start.ts';
import { applySwitch } from './apply-switch.ts';

/** What becomes of payments, by what they are for: of memberships, of those that are given away, and of domains. */
export const membershipAppliers: Appliers = {
  ...giftAppliers,
  DOMAIN: applyDomainFee,
  METHOD: applyMethod,
  REACTIVATION: applyStart,
  RENEWAL: applyRenewal,
  START: applyStart,
  SWITCH: applySwitch,
  TRIAL: applyTrial,
};
