import type { Appliers } from '#modules/billing/applier.ts';
import { applyMethod } from './apply-method.ts';
import { applyRenewal } from './apply-renewal.ts';
import { applyStart, applyTrial } from './apply-start.ts';
import { applySwitch } from './apply-switch.ts';

/** What becomes of the payments of memberships, by what they are for. */
export const membershipAppliers: Appliers = {
  METHOD: applyMethod,
  REACTIVATION: applyStart,
  RENEWAL: applyRenewal,
  START: applyStart,
  SWITCH: applySwitch,
  TRIAL: applyTrial,
};
