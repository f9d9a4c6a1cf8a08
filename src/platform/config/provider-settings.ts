import { z } from 'zod';
import { allOrNone, ConfigError } from '#platform/config/config-error.ts';
import { host, text } from '#platform/config/variable-kinds.ts';

/** Keys of the services of others; what is unset is replaced by our own. */
export type ProviderSettings = {
  readonly stripe:
    | {
        readonly secretKey: string;
        /** What the browser's fields go by; asked for only where somebody pays. */
        readonly publishableKey: string | undefined;
        readonly webhookSecret: string | undefined;
        readonly host: string | undefined;
      }
    | undefined;
  readonly braintree:
    | {
        readonly merchantId: string;
        readonly publicKey: string;
        readonly privateKey: string;
        readonly environment: 'sandbox' | 'production';
        readonly host: string | undefined;
      }
    | undefined;
  /** Pays writers, and takes nothing. */
  readonly paypal:
    | {
        readonly clientId: string;
        readonly secret: string;
        /** Which webhook there is ours; without it nobody is believed. */
        readonly webhookId: string | undefined;
        readonly host: string | undefined;
      }
    | undefined;
  readonly recaptcha:
    | {
        readonly siteKey: string;
        readonly secretKey: string;
        readonly host: string | undefined;
        /** Of the enterprise service; the standard one is asked where it is undefined. */
        readonly project: string | undefined;
      }
    | undefined;
  readonly search: {
    readonly algolia:
      | {
          readonly appId: string;
          readonly searchKey: string;
          /** By which the indexes are kept current; where it is undefined, somebody else keeps them. */
          readonly writeKey: string | undefined;
        }
      | undefined;
    readonly host: string | undefined;
    /** Stands before the name of each index. */
    readonly indexPrefix: string;
  };
};

export const providerVariables = {
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_HOST: host,
  BRAINTREE_MERCHANT_ID: text,
  BRAINTREE_PUBLIC_KEY: text,
  BRAINTREE_PRIVATE_KEY: text,
  BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production'], 'must be sandbox or production').default('sandbox'),
  BRAINTREE_HOST: host,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_HOST: host,
  RECAPTCHA_SITE_KEY: text,
  RECAPTCHA_SECRET_KEY: text,
  RECAPTCHA_HOST: host,
  RECAPTCHA_PROJECT: text,
  ALGOLIA_APP_ID: text,
  ALGOLIA_SEARCH_KEY: text,
  ALGOLIA_WRITE_KEY: text,
  SEARCH_HOST: host,
  SEARCH_INDEX_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, _ and -')
    .default(''),
};

/** Settings that are useless without another one. */
const NEEDED = [
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['PAYPAL_WEBHOOK_ID', 'PAYPAL_CLIENT_ID'],
  ['RECAPTCHA_PROJECT', 'RECAPTCHA_SITE_KEY'],
  ['ALGOLIA_WRITE_KEY', 'ALGOLIA_APP_ID'],
] as const;

type Values = z.output<z.ZodObject<typeof providerVariables>>;

/** Throws a ConfigError if a provider is only half set. */
export function readProviderSettings(values: Values): ProviderSettings {
  const { STRIPE_SECRET_KEY, BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY } = values;
  const { PAYPAL_CLIENT_ID, PAYPAL_SECRET } = values;
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY, ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY } = values;
  const stripe = allOrNone({ STRIPE_SECRET_KEY });
  const braintree = allOrNone({ BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY });
  const paypal = allOrNone({ PAYPAL_CLIENT_ID, PAYPAL_SECRET });
  const recaptcha = allOrNone({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY });
  const algolia = allOrNone({ ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY });
  const writeKey = values.ALGOLIA_WRITE_KEY;
  for (const [name, needed] of NEEDED) {
    if (values[name] !== undefined && values[needed] === undefined)
      throw new ConfigError(needed, `must be set, because ${name} is`);
  }
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      publishableKey: values.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      host: values.STRIPE_HOST,
    },
    braintree: braintree && {
      merchantId: braintree.BRAINTREE_MERCHANT_ID,
      publicKey: braintree.BRAINTREE_PUBLIC_KEY,
      privateKey: braintree.BRAINTREE_PRIVATE_KEY,
      environment: values.BRAINTREE_ENVIRONMENT,
      host: values.BRAINTREE_HOST,
    },
    paypal: paypal && {
      clientId: paypal.PAYPAL_CLIENT_ID,
      secret: paypal.PAYPAL_SECRET,
      webhookId: values.PAYPAL_WEBHOOK_ID,
      host: values.PAYPAL_HOST,
    },
    recaptcha: recaptcha && {
      siteKey: recaptcha.RECAPTCHA_SITE_KEY,
      secretKey: recaptcha.RECAPTCHA_SECRET_KEY,
      host: values.RECAPTCHA_HOST,
      project: values.RECAPTCHA_PROJECT,
    },
    search: {
      algolia: algolia && { appId: algolia.ALGOLIA_APP_ID, searchKey: algolia.ALGOLIA_SEARCH_KEY, writeKey },
      host: values.SEARCH_HOST,
      indexPrefix: values.SEARCH_INDEX_PREFIX,
    },
  };
}
