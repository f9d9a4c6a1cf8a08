import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { serve } from './serve.ts';
import { createStandIn } from './stand-in.ts';

/** `node test/support/braintree-stand-in/main.ts --port 0`: prints its address when it listens. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'merchant-id': { type: 'string', default: 'longhand' },
    'public-key': { type: 'string', default: 'public' },
    'private-key': { type: 'string', default: 'private' },
  },
});

let origin = '';
const keys = { merchantId: values['merchant-id'], publicKey: values['public-key'], privateKey: values['private-key'] };
const server = serve(createStandIn(keys, () => origin));
server.listen(Number(values.port), '127.0.0.1', () => {
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${origin}\n`);
});
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
