import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { percentText } from '#shared/taxes/withholding.ts';
import { namedCountries } from '#modules/ground/named-codes.ts';
import { readSignedForms, readTaxForm } from './read-signed-forms.ts';
import { readTaxStanding } from './read-tax-standing.ts';
import { signTaxForm, withdrawTaxForm } from './sign-tax-form.ts';
import { isExpired } from './tax-certification.ts';
import { exportTaxFile } from './tax-files.ts';

/** The part of the schema in `taxes.graphql`. */
export const taxesGraph = {
  Query: {
    taxes: (_root, _arguments, { command, viewer }) =>
      viewer === null ? null : readTaxStanding(command.database, viewer.personId, command.clock.now()),
    signedTaxForms: async (_root, _arguments, { command }) => {
      const forms = await readSignedForms(command);
      return forms === null ? null : [...forms];
    },
  },
  Mutation: {
    signTaxForm: (_root, { input }, { command }) =>
      signTaxForm(command, {
        ...input,
        // Pages of before companies could sign do not say these.
        isCompany: input.isCompany ?? false,
        incorporation: input.incorporation ?? '',
        companyKind: input.companyKind ?? '',
        fatcaStatus: input.fatcaStatus ?? '',
        benefitsBasis: input.benefitsBasis ?? '',
        registrationNumber: input.registrationNumber ?? '',
        signer: input.signer ?? '',
      }),
    withdrawTaxForm: (_root, _arguments, { command }) => withdrawTaxForm(command),
    readTaxForm: (_root, { certificationId }, { command }) => readTaxForm(command, certificationId),
    exportTaxFile: (_root, { kind, year }, { command }) => exportTaxFile(command, kind, year),
  },
  Taxes: {
    isUs: ({ regime }) => regime.isUs,
    isDac7: ({ regime }) => regime.isDac7,
    rate: ({ rate }) => (rate === null ? null : percentText(rate)),
    countries: () => [...namedCountries],
  },
  TaxCertification: {
    name: ({ shownName }) => shownName,
    taxNumber: ({ shownNumber }) => shownNumber,
    isExpired: (certification, _arguments, { clock }) => isExpired(certification, clock.now()),
  },
  TaxFormInFull: { facts: ({ facts }) => [...facts] },
} satisfies Resolvers;
