import { FooterWithdrawal } from './FooterWithdrawal.tsx';
import { SidebarTip } from './SidebarTip.tsx';
import { TopBanner } from './TopBanner.tsx';

/** What stands about a membership on every page; on a bare one nothing but what the law wants at its foot. */
export function Notices({ isBare }: { readonly isBare: boolean }) {
  return (
    <>
      {!isBare && <TopBanner />}
      {!isBare && <SidebarTip />}
      <FooterWithdrawal />
    </>
  );
}
