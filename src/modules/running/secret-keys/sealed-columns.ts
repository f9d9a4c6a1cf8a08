import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';
import { sealedParts } from './generated/sealed-parts.ts';

/** Every column whose bytes only the site's secret opens, as the modules say in their `x.sealed.ts`. */
export const sealedColumns: readonly SealedColumn[] = Object.values(sealedParts).flat();
