import { expect, test } from 'vitest';
import { readRows, settingShapes, writeRows, type RowsShape } from './setting-shapes.ts';

function rowsOf(name: string): RowsShape {
  const shape = settingShapes[name];
  if (shape?.kind !== 'ROWS' && shape?.kind !== 'ROW') throw new Error(`${name} has no rows`);
  return shape;
}

test.each([
  [
    'billing.taxRates',
    'DE=19 CH=8.1',
    [
      ['DE', '19'],
      ['CH', '8.1'],
    ],
  ],
  ['billing.prices', 'JPY=700,7000,2000,20000', [['JPY', '700', '7000', '2000', '20000']]],
  [
    'payouts.minimum',
    'USD=1050 KWD=5',
    [
      ['USD', '10.50'],
      ['KWD', '0.005'],
    ],
  ],
  ['payouts.rates', 'USDEUR=0.92', [['USD', 'EUR', '0.92']]],
  ['payouts.debtor', 'Example Press DE89370400440532013000', [['Example Press', 'DE89370400440532013000']]],
  ['partner.providerCosts', '2.9+30', [['2.9', '30']]],
  [
    'tax.rates',
    'TREATY:PT=10 NONE=30',
    [
      ['TREATY:PT', '10'],
      ['NONE', '30'],
    ],
  ],
  ['mail.perReceiver', '', []],
])('ADMIN-1: %s is read into fields and written as it was: %s', (name, text, rows) => {
  expect(readRows(rowsOf(name), text)).toEqual(rows);
  expect(writeRows(rowsOf(name), rows)).toBe(text);
});

test.each([
  [
    'billing.taxRates',
    [
      ['DE', '19,5 %'],
      ['', ''],
    ],
    'DE=19.5',
  ],
  [
    'domains.prices',
    [
      ['USD', '75'],
      ['JPY', '7500'],
    ],
    'USD=7500 JPY=7500',
  ],
  ['payouts.debtor', [[' Example Press ', 'de89 3704 0044 0532 0130 00']], 'Example Press DE89370400440532013000'],
])('ADMIN-1: %s takes what people type', (name, rows, text) => {
  expect(writeRows(rowsOf(name), rows)).toBe(text);
});

test.each([
  [
    'billing.taxRates',
    [
      ['DE', '19'],
      ['', '7'],
    ],
    { row: 1, cell: 0, isTwice: false },
  ],
  [
    'billing.taxRates',
    [
      ['DE', '19'],
      ['DE', '7'],
    ],
    { row: 1, cell: 0, isTwice: true },
  ],
  ['domains.prices', [['JPY', '75.5']], { row: 0, cell: 1, isTwice: false }],
  ['domains.prices', [['USD', '75.005']], { row: 0, cell: 1, isTwice: false }],
  ['domains.prices', [['USD', '1e9']], { row: 0, cell: 1, isTwice: false }],
  ['payouts.rates', [['USD', '', '0.92']], { row: 0, cell: 1, isTwice: false }],
  ['tax.rates', [['TREATY PT', '10']], { row: 0, cell: 0, isTwice: false }],
])('ADMIN-1: %s says which field is wrong', (name, rows, fault) => {
  expect(writeRows(rowsOf(name), rows)).toEqual(fault);
});
