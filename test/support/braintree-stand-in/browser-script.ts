import { installCore } from './browser/core.ts';
import { installHostedFields } from './browser/hosted-fields.ts';
import { installWallets } from './browser/wallets.ts';

/**
 * A script as it is asked for from `https://js.braintreegateway.com/web/…/js/hosted-fields.min.js`. The functions are
 * sent as their own text: Node has taken the types out of it, and nothing else is changed.
 */
export function browserScript(component: string): string {
  const install = component === 'hosted-fields' ? installHostedFields : installWallets;
  return `(${install.toString()})((${installCore.toString()})());\n`;
}
