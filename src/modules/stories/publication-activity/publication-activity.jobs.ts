import type { Reactions } from '#modules/ground/module-jobs.ts';
import { recordDomain } from './record-domain.ts';

export const reactions: Reactions = (context) => [recordDomain(context)];
