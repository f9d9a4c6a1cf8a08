import { useEffect } from 'react';
import { useRoute } from '#web/app/router/use-route.ts';
import { useWithdrawal } from './use-withdrawal.ts';

const LINKS = '[data-footer] ul';
const MARK = 'data-withdrawal';

/**
 * “Withdraw from contract” at the foot of every page, for members whom the law lets withdraw (rule 88). The
 * foot itself is the same for everybody and comes from the server (decision 0013), so the link is put beside its own.
 */
export function FooterWithdrawal() {
  useRoute();
  const withdrawal = useWithdrawal();
  const label = withdrawal?.label;
  const href = withdrawal?.href;
  useEffect(() => {
    const links = document.querySelector(LINKS);
    // Each layout draws a foot of its own, with what stood in the one before.
    if (links === null || label === undefined || href === undefined || links.querySelector(`[${MARK}]`)) return;
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = links.querySelector('a')?.className ?? '';
    Object.assign(link, { textContent: label, href });
    item.setAttribute(MARK, '');
    item.append(link);
    links.append(item);
  });
  return null;
}
