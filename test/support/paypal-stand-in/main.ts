/** `node test/support/paypal-stand-in/main.ts --port 4011`: payouts of PayPal, without money. Port 0 is a free one. */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { createStandIn } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const server = createStandIn();
server.listen(Number(values.port), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
// Whoever started it is gone: nobody would end it.
process.once('disconnect', () => process.exit());
