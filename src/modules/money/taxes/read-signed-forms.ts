import { adminTaxMessages as messages, taxMessages } from '#shared/messages/taxes.ts';
import { TAX_FIELDS, taxValueText } from '#shared/taxes/tax-answers.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type NotFound, notFound } from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { canRunFinance } from '#modules/ground/roles/roles.policy.ts';
import { openTaxTexts } from './seal-tax-texts.ts';
import { TAX_CERTIFICATION_COLUMNS, type TaxCertification } from './tax-certification.ts';

/** A form as staff see it before they ask for more: whose it is, and what its owner sees of it. */
export type SignedForm = {
  readonly certification: TaxCertification;
  readonly username: string | null;
  readonly name: string;
};

/** Own judgement: a page; the files of a year have everybody. */
const MOST = 200;

/** The forms that stand now, the last signed first; null for everybody but those who certification for money. */
export async function readSignedForms(context: CommandContext): Promise<readonly SignedForm[] | null> {
  if (!canRunFinance(context)) return null;
  const rows = await context.database.query<TaxCertification & Omit<SignedForm, 'certification'>>(
    'tax_signed_forms',
    `select ${TAX_CERTIFICATION_COLUMNS}, w.username, w.name from tax_certification t join person w on w.id = t.person_id
      where t.is_current order by t.signed_at desc, t.id limit ${MOST}`,
    [],
  );
  return rows.map(({ username, name, ...certification }) => ({ certification, username, name }));
}

export type ReadFormOutcome =
  | {
      readonly type: 'TaxFormInFull';
      readonly certificationId: string;
      readonly facts: readonly { readonly name: string; readonly value: string }[];
    }
  | NotFound;

/** All that stands in a form; who reads it stands in the audit, with whose it was (rule 194). */
export async function readTaxForm(context: CommandContext, certificationId: string): Promise<ReadFormOutcome> {
  mustBeAllowed(canRunFinance(context));
  mustHaveSteppedUp(context);
  return await withTransaction(context, async (inside) => {
    const [row] = await inside.database.query<{ id: string; personId: string; form: string; sealed: string }>(
      'tax_form_sealed',
      'select id, person_id as "personId", form, sealed from tax_certification where id = $1',
      [certificationId],
    );
    if (row === undefined) return notFound(messages.noForm);
    await writeAudit(inside, {
      action: 'tax.read',
      targetKind: 'person',
      targetId: row.personId,
      before: null,
      after: { form: row.form, certificationId },
    });
    const texts = openTaxTexts(inside.secrets, row);
    const facts = TAX_FIELDS.filter((field) => texts[field] !== '').map((field) => ({
      name: taxMessages.fields[field],
      value: taxValueText(field, texts[field]),
    }));
    return { type: 'TaxFormInFull', certificationId, facts };
  });
}
