import { taxTextsOf, type TaxTexts } from '#shared/taxes/tax-answers.ts';
import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const PURPOSE = 'tax answers';

/** What somebody signed, closed so that only this site's secret opens it, in its own row alone. */
export function sealTaxTexts(secrets: Secrets, certificationId: string, texts: TaxTexts): string {
  return seal(secrets, { purpose: PURPOSE, owner: certificationId }, Buffer.from(JSON.stringify(texts)));
}

/** Opens what was sealed. Whoever calls this writes down who reads it (rule 194). */
export function openTaxTexts(secrets: Secrets, { id, sealed }: Readonly<Record<'id' | 'sealed', string>>): TaxTexts {
  const opened: unknown = JSON.parse(openSealed(secrets, { purpose: PURPOSE, owner: id }, sealed).toString());
  return taxTextsOf((field) => {
    const value: unknown = typeof opened === 'object' && opened !== null ? Reflect.get(opened, field) : undefined;
    return typeof value === 'string' ? value : '';
  });
}
