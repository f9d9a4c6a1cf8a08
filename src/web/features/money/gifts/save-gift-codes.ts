import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import type { GiftCodesQuery } from '#web/generated/GiftCodesQuery.ts';
import { saveFile } from '#web/parts/field/save-file.ts';

export type GiftCode = Extract<GiftCodesQuery['gift'], { readonly __typename: 'Gift' }>['codes'][number];

/** Codes as a table: they, links and states have no comma or quote in them. */
export function giftCodesTable(codes: readonly GiftCode[]): string {
  const rows = codes.map(({ code, redeemUrl, isUsed, isRevoked }) => {
    const state = isUsed
      ? messages.fileStates.used
      : isRevoked
        ? messages.fileStates.revoked
        : messages.fileStates.open;
    return `${code},${redeemUrl},${state}`;
  });
  return `${[messages.fileHeader, ...rows].join('\r\n')}\r\n`;
}

/** Has the browser keep them. */
export function saveGiftCodes(codes: readonly GiftCode[]): void {
  saveFile(messages.fileName, giftCodesTable(codes));
}
