import { standInStripe } from './stand-in-stripe.ts';

/** The text of the script that stands in for js.stripe.com: a test routes that host, and api.stripe.com, here. */
export function stripeScript(): string {
  return `window.Stripe = (${standInStripe.toString()})('https://api.stripe.com');\n`;
}
