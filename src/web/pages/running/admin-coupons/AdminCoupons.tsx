import { useState } from 'react';
import { adminCouponMessages as messages } from '#shared/messages/admin-coupons.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { AdminCase } from '#web/features/running/admin/AdminCase.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { AdminCouponsPageQueryDocument } from '#web/generated/AdminCouponsPageQuery.ts';
import type { CouponRow, PromotionRow } from '#web/generated/fragments.ts';
import { CouponForm } from './CouponForm.tsx';
import { CouponItem } from './CouponItem.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { PromotionItem } from './PromotionItem.tsx';

/** Coupons, and for administrators the codes that nobody pays for: how many are left, a form for more, and their end. */
export function AdminCoupons() {
  const { data } = useQuery(AdminCouponsPageQueryDocument);
  // A coupon has no id by which the page's own answer would change with it.
  const [changed, setChanged] = useState<readonly CouponRow[]>([]);
  const [made, setMade] = useState<readonly PromotionRow[]>([]);
  const keep = (row: CouponRow) => setChanged((rows) => [row, ...rows.filter(({ code }) => code !== row.code)]);
  const before = data?.coupons ?? [];
  const changeOf = ({ code }: CouponRow) => changed.find((row) => row.code === code);
  const fresh = changed.filter(({ code }) => before.every((row) => row.code !== code));
  const coupons = [...fresh, ...before.map((row) => changeOf(row) ?? row)];
  const codes = data?.promotionalCodes;
  return (
    <AdminFrame title={messages.title}>
      <AdminCase aria-labelledby="coupons-title">
        <h2 id="coupons-title">{messages.couponsTitle}</h2>
        <Note>{messages.couponsText}</Note>
        <CouponForm onMade={keep} />
        {coupons.length === 0 && <EmptyText text={messages.noCoupons} />}
        <PlainList>
          {coupons.map((row) => (
            <CouponItem key={row.code} coupon={row} onEnded={keep} />
          ))}
        </PlainList>
      </AdminCase>
      {codes && (
        <AdminCase aria-labelledby="codes-title">
          <h2 id="codes-title">{messages.codesTitle}</h2>
          <Note>{messages.codesText}</Note>
          <PromotionForm onMade={(row) => setMade((rows) => [row, ...rows])} />
          {made.length + codes.length === 0 && <EmptyText text={messages.noCodes} />}
          <PlainList>
            {[...made, ...codes].map((row) => (
              <PromotionItem key={row.id} promotion={row} />
            ))}
          </PlainList>
        </AdminCase>
      )}
    </AdminFrame>
  );
}
