import { expect, test } from 'vitest';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { PAYPAL_KEYS, startPaypalStandIn } from '#test/support/paypal-stand-in/start-paypal.ts';
import { startPaymentsWorld } from '#test/support/payments-world.ts';
import { checkPayments } from '#modules/running/checks/check-payments.ts';

test('the doctor says whether payments work: with keys that hold, without, and with a provider that is away', async () => {
  const world = await startPaymentsWorld();
  const { context } = world;
  const look = (config: Partial<CommandContext['config']>) =>
    checkPayments({ ...context, config: { ...context.config, ...config } });
  const { stripe } = context.config;
  if (stripe === undefined) throw new Error('the world has no Stripe');
  try {
    expect(await look({})).toEqual({ isWell: true, sentence: 'Stripe and Braintree answer' });
    const none = await look({ stripe: undefined, braintree: undefined });
    expect(none).toMatchObject({ isWell: true, sentence: expect.stringContaining('no money moves') as string });
    for (const [changes, name] of [
      [{ publishableKey: undefined }, 'STRIPE_PUBLISHABLE_KEY'],
      [{ webhookSecret: undefined }, 'STRIPE_WEBHOOK_SECRET'],
    ] as const) {
      const said = await look({ stripe: { ...stripe, ...changes } });
      expect(said).toEqual({ isWell: false, sentence: expect.stringContaining(name) as string });
    }
    const away = { ...stripe, host: 'http://127.0.0.1:9' };
    const said = await look({ stripe: away, braintree: undefined });
    expect(said).toEqual({
      isWell: false,
      isAway: true,
      sentence: expect.stringMatching(/^Stripe can’t be reached: /) as string,
    });
  } finally {
    await world.close();
  }
});

test('rule 120: the doctor says whether writers can be paid at PayPal, and who tells of it', async () => {
  const [world, standIn] = await Promise.all([startPaymentsWorld(), startPaypalStandIn()]);
  const { context } = world;
  const keys = { ...PAYPAL_KEYS, host: standIn.origin };
  const look = async (paypal: CommandContext['config']['paypal']) => {
    const config = { ...context.config, stripe: undefined, braintree: undefined, paypal };
    return await checkPayments({ ...context, config });
  };
  try {
    expect(await look(keys)).toEqual({ isWell: true, sentence: expect.stringMatching(/\. PayPal answers$/) as string });
    expect(await look({ ...keys, webhookId: undefined })).toEqual({
      isWell: true,
      sentence: expect.stringContaining('PAYPAL_WEBHOOK_ID isn’t set') as string,
    });
    for (const [wrong, isAway, words] of [
      [{ ...keys, secret: 'another' }, false, 'PayPal doesn’t pay writers'],
      [{ ...keys, host: 'http://127.0.0.1:9' }, true, 'PayPal can’t be reached'],
    ] as const) {
      expect(await look(wrong)).toEqual({
        isWell: false,
        isAway,
        sentence: expect.stringContaining(words) as string,
      });
    }
    expect((await fetch(`${world.url}/_/webhooks/paypal`, { method: 'POST', body: '{}' })).status).toBe(404);
  } finally {
    await standIn.close();
    await world.close();
  }
});
