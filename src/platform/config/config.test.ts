import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from '#platform/config/config.ts';

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, siteUrl: 'http://127.0.0.1:3000', isDemo: false });
    expect(config).toMatchObject({ environment: 'production', logLevel: 'info', databaseUrl: undefined });
    expect(config.dataFolder).toMatch(/^\/.*data$/);
    expect(config.workers).toBeGreaterThan(0);
    expect(config.pageCacheMegabytes).toBe(64);
    expect(parseConfig({ PAGE_CACHE_MB: '0' }).pageCacheMegabytes).toBe(0);
  });

  test('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '', SEARCH_INDEX_PREFIX: '', LONGHAND_URL: '' })).toEqual(
      parseConfig({}),
    );
  });

  test('follows the port in the address of the site, unless that is given', () => {
    expect(parseConfig({ LONGHAND_URL: 'https://Example.org:443' }).siteUrl).toBe('https://example.org');
    expect(parseConfig({ PORT: '8080' }).siteUrl).toBe('http://127.0.0.1:8080');
    expect(parseConfig({ PORT: '8080', LONGHAND_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org');
  });

  test('takes no address of the site with more than scheme, host and port in it', () => {
    for (const rest of ['/blog', '/?a=1', '/#a', '?'])
      expect(() => parseConfig({ LONGHAND_URL: `https://stories.example${rest}` }), rest).toThrow(
        /^LONGHAND_URL must be a web address without a path, a query or a name in it, such as \S+\.$/,
      );
  });

  test('reads the address of a bucket', () => {
    expect(parseConfig({ S3_URL: 'https://ID:se%2Fcret@s3.example.org/bucket/?region=eu-1' }).bucket).toEqual({
      bucketUrl: 'https://s3.example.org/bucket',
      region: 'eu-1',
      accessKeyId: 'ID',
      secretAccessKey: 'se/cret',
    });
  });

  test('reads the keys of providers, each with its stand-in', () => {
    const config = parseConfig({
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_HOST: '127.0.0.1:4010',
      OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:4011/',
      OIDC_GOOGLE_CLIENT_ID: 'id',
      OIDC_GOOGLE_CLIENT_SECRET: 'secret',
    });
    const host = '127.0.0.1:4010';
    expect(config.stripe).toEqual({ secretKey: 'sk', publishableKey: undefined, webhookSecret: undefined, host });
    expect(config.signIn.google).toEqual({ address: 'http://127.0.0.1:4011', clientId: 'id', clientSecret: 'secret' });
    expect(config.signIn.apple).toBeUndefined();
  });

  test('reads whose forwarded headers are believed', () => {
    expect(parseConfig({}).trustedProxies).toBeUndefined();
    expect(parseConfig({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
    const networks = ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'];
    expect(parseConfig({ TRUSTED_PROXIES: networks.join(', ') }).trustedProxies).toEqual(networks);
    for (const wrong of ['0', '12', 'true', 'proxy.example', '10.0.0.0/33', '10.0.0.1,,', '*', '10.0.0.0/8/8']) {
      expect(() => parseConfig({ TRUSTED_PROXIES: wrong }), wrong).toThrow(/^TRUSTED_PROXIES must be addresses/);
    }
  });

  test('reads in which header a proxy names the country, and only where a proxy is believed', () => {
    const settings = { TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'CF-IPCountry' };
    expect(parseConfig({}).countryHeader).toBeUndefined();
    expect(parseConfig(settings).countryHeader).toBe('cf-ipcountry');
    expect(() => parseConfig({ COUNTRY_HEADER: 'x' })).toThrow(
      'TRUSTED_PROXIES must be set, because COUNTRY_HEADER is.',
    );
    expect(() => parseConfig({ ...settings, COUNTRY_HEADER: 'a b' })).toThrow(/^COUNTRY_HEADER must be the name/);
  });

  test('reads who else is told of errors and of slow requests', () => {
    expect(parseConfig({})).toMatchObject({ errorOutlet: undefined, traceOutlet: undefined });
    const dsn = (value: string) => parseConfig({ SENTRY_DSN: value }).errorOutlet;
    const [publicKey, address] = ['abc123', 'https://errors.example/api/7/envelope/'];
    expect(dsn('https://abc123@errors.example/7')).toEqual({ address, publicKey });
    expect(dsn('https://abc123:older@errors.example:443/7/')).toEqual({ address, publicKey });
    expect(dsn('http://abc123@10.0.0.5:8000/below/it/7')?.address).toBe(
      'http://10.0.0.5:8000/below/it/api/7/envelope/',
    );
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/', OTEL_SERVICE_NAME: 'stories' };
    expect(parseConfig({ ...settings, OTEL_EXPORTER_OTLP_HEADERS: 'X-Key=a%2Cb, other = c=d' }).traceOutlet).toEqual({
      address: 'http://127.0.0.1:4318/v1/traces',
      headers: { 'x-key': 'a,b', other: 'c=d' },
      serviceName: 'stories',
    });
  });

  test('honours a fake clock in tests only', () => {
    expect(parseConfig({ FAKE_CLOCK: '2026-01-01T00:00:00Z' }).fakeClock).toBeUndefined();
    expect(parseConfig({ FAKE_CLOCK: 'nonsense', NODE_ENV: 'production' }).fakeClock).toBeUndefined();
    expect(parseConfig({ FAKE_CLOCK: '2026-01-01T00:00:00Z', NODE_ENV: 'test' }).fakeClock).toBe(
      '2026-01-01T00:00:00Z',
    );
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but it is "65536".'],
    [{ PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535, but it is "1e3".'],
    [{ HOST: 'a b' }, 'HOST must be an address or a name of this machine, but it is "a b".'],
    [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 256, but it is "0".'],
    [{ LONGHAND_URL: 'example.org' }, 'LONGHAND_URL must be an address that starts with http:// or https://.'],
    [
      { LONGHAND_URL: 'https://ada:hidden@stories.example' },
      'LONGHAND_URL must be a web address without a path, a query or a name in it, such as https://stories.example.',
    ],
    [
      { SMTP_URL: 'smtp://a:%zz@mail.example' },
      'SMTP_URL must name a host, with %25 for a percent sign in a name or password.',
    ],
    [{ SMTP_URL: 'smtp://mail.example?from=a,b' }, 'SMTP_URL must have one mail address behind ?from=.'],
    [
      { S3_URL: 'https://a:%zz@host/bucket' },
      'S3_URL must name a host, with %25 for a percent sign in a name or password.',
    ],
    [{ STRIPE_WEBHOOK_SECRET: 'w' }, 'STRIPE_SECRET_KEY must be set, because STRIPE_WEBHOOK_SECRET is.'],
    [
      { DATABASE_URL: 'mysql://u:hidden@h/x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL must be an address that starts with redis:// or rediss://.'],
    [{ MAIL_INTAKE_PORT: '2526' }, 'MAIL_BOUNCE_DOMAIN must be set, because MAIL_INTAKE_PORT is.'],
    [{ MAIL_BOUNCE_DOMAIN: 'b.example' }, 'MAIL_INTAKE_PORT must be set, because MAIL_BOUNCE_DOMAIN is.'],
    [
      { MAIL_INTAKE_PORT: '2526', MAIL_BOUNCE_DOMAIN: 'b@x.example' },
      'MAIL_BOUNCE_DOMAIN must be a domain, such as bounces.stories.example, but it is "b@x.example".',
    ],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ S3_URL: 'https://host/bucket' }, 'S3_URL must be like https://KEY:SECRET@host/bucket?region=REGION.'],
    [
      { STRIPE_HOST: 'ftp://x' },
      'STRIPE_HOST must be a host name, a host with a port or an http(s) address, but it is "ftp://x".',
    ],
    [{ PAYPAL_SECRET: 's' }, 'PAYPAL_CLIENT_ID must be set, because PAYPAL_SECRET is.'],
    [{ PAYPAL_WEBHOOK_ID: 'WH' }, 'PAYPAL_CLIENT_ID must be set, because PAYPAL_WEBHOOK_ID is.'],
    [{ BRAINTREE_PUBLIC_KEY: 'k' }, 'BRAINTREE_MERCHANT_ID must be set, because BRAINTREE_PUBLIC_KEY is.'],
    [{ OAUTH_X_CLIENT_ID: 'i' }, 'OAUTH_X_CLIENT_SECRET must be set, because OAUTH_X_CLIENT_ID is.'],
    [{ RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET_KEY must be set, because RECAPTCHA_SITE_KEY is.'],
    [{ ALGOLIA_APP_ID: 'k' }, 'ALGOLIA_SEARCH_KEY must be set, because ALGOLIA_APP_ID is.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, but it is "loud".',
    ],
    [{ NODE_ENV: 'test', FAKE_CLOCK: 'soon' }, 'FAKE_CLOCK must be an ISO time, but it is "soon".'],
    [{ SENTRY_DSN: 'https://errors.example/7' }, 'SENTRY_DSN must be like https://KEY@host/PROJECT.'],
    [{ SENTRY_DSN: 'https://hidden@errors.example/' }, 'SENTRY_DSN must be like https://KEY@host/PROJECT.'],
    [{ SENTRY_DSN: 'ftp://hidden@errors.example/7' }, 'SENTRY_DSN must be like https://KEY@host/PROJECT.'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address that starts with http:// or https://, but it is "127.0.0.1:4318".',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/?key=hidden' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be a web address without a query or a name in it.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example', OTEL_EXPORTER_OTLP_HEADERS: 'hidden' },
      'OTEL_EXPORTER_OTLP_HEADERS must be like name=value,name=value, with %2C for a comma.',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'key=hidden' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be set, because OTEL_EXPORTER_OTLP_HEADERS is.',
    ],
    [
      { DATABASE_URL: 'postgres://u@a/b', DATABASE_READ_URLS: 'postgres://u:hidden@a/b, mysql://u:hidden@a/b' },
      'DATABASE_READ_URLS must be addresses that start with postgres:// or postgresql://, with commas between.',
    ],
    [{ DATABASE_READ_URLS: 'postgres://u:hidden@a/b' }, 'DATABASE_URL must be set, because DATABASE_READ_URLS is.'],
    [{ TLS: 'mine' }, 'TLS must be proxy or own, but it is "mine".'],
    [{ TLS: 'own' }, 'LONGHAND_URL must begin with https:// where TLS is own.'],
    [{ ACME_DIRECTORY_URL: 'http://x' }, 'ACME_DIRECTORY_URL must be an address that begins with https://.'],
    [{ TLS_ASK_SECRET: 'short' }, 'TLS_ASK_SECRET must be 16 to 200 letters, digits, dots, dashes or underscores.'],
    [
      { DNS_SERVERS: 'ns.example' },
      'DNS_SERVERS must be addresses like 192.0.2.53 or 127.0.0.1:5300, with commas between, but it is "ns.example".',
    ],
    [{ LONGHAND_DEMO: 'maybe' }, 'LONGHAND_DEMO must be 1 or 0, but it is "maybe".'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be production, development or test, but it is "staging".'],
  ])('says of %j in one sentence what is wrong', (environment, sentence) => {
    expect(() => parseConfig(environment)).toThrow(
      new ConfigError(sentence.split(' ', 1)[0] ?? '', sentence.replace(/^\w+ /, '').slice(0, -1)),
    );
  });
});
