import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { readGiftCode } from '#shared/membership/gift-codes.ts';
import { giftMessages } from '#shared/messages/gifts.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { Button } from '#web/design/Button.tsx';
import { keptStep } from '#web/app/router/history-state.ts';
import { useKeepStep } from '#web/app/router/use-steps.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { CheckGiftCodeDocument } from '#web/generated/CheckGiftCode.ts';
import { RedeemGiftCodeDocument } from '#web/generated/RedeemGiftCode.ts';
import { type FoundGift, GoodCode } from './GoodCode.tsx';
import { GiftIsYours, type Redeemed } from './GiftIsYours.tsx';
import styles from './Gifts.module.css';

type RedeemGiftProps = {
  /** From a link; empty where it is typed. */
  readonly givenCode: string;
  readonly isSignedIn: boolean;
  /** For a page that says beside it what somebody has. */
  readonly onRedeemed?: () => void;
};

/** A code is entered, looked at, and redeemed (MEMB-12): nothing happens before one says yes. */
export function RedeemGift({ givenCode, isSignedIn, onRedeemed }: RedeemGiftProps) {
  const [typed, setTyped] = useState(givenCode);
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<FoundGift>();
  const [redeemed, setRedeemed] = useState<Redeemed>();
  const checking = useChange(CheckGiftCodeDocument);
  const redeeming = useChange(RedeemGiftCodeDocument);
  const keepStep = useKeepStep();
  const check = async (code: string) => {
    if (checking.isRunning) return;
    setFault(undefined);
    if (readGiftCode(code) === null) return setFault(messages.incomplete);
    const checked = await checking.run({ giftCode: code });
    if (checked?.status === 'VALID') setFound(checked);
    else if (checked !== undefined) setFault(giftMessages.status[checked.status]);
    if (checked !== undefined) keepStep(checked.status === 'VALID' ? code : null);
  };
  const checkGiven = useEffectEvent(() => {
    // The address lets go of the code (rule T1), and a reload has it all the same.
    const kept = keptStep();
    const given = givenCode === '' && typeof kept === 'string' ? kept : givenCode;
    if (given === '') return;
    keepStep(given);
    setTyped(given);
    void check(given);
  });
  useEffect(() => {
    // After the page stands.
    const timer = setTimeout(() => checkGiven());
    return () => clearTimeout(timer);
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void check(typed);
  };
  const redeem = async () => {
    if (redeeming.isRunning) return;
    const done = await redeeming.run({ giftCode: typed });
    if (done === undefined) return;
    setRedeemed(done);
    keepStep(null);
    onRedeemed?.();
  };
  if (redeemed) return <GiftIsYours redeemed={redeemed} />;
  if (found) {
    return (
      <GoodCode
        found={found}
        code={typed}
        isSignedIn={isSignedIn}
        isRunning={redeeming.isRunning}
        error={redeeming.error}
        onRedeem={() => void redeem()}
        onOther={() => {
          redeeming.clear();
          keepStep(null);
          setFound(undefined);
        }}
      />
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text}>{messages.redeemText}</p>
      <Field
        label={messages.enterCode}
        // Where the page's code does not come, the form leads back here with what was typed.
        name="giftCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // Room for a code with spaces or lines between its groups.
        maxLength={24}
        placeholder="0000-0000-0000"
        dir="ltr"
        value={typed}
        onChange={({ target }) => {
          checking.clear();
          setFault(undefined);
          setTyped(target.value);
        }}
        error={fault ?? checking.error}
      />
      <Button type="submit" aria-disabled={checking.isRunning} aria-busy={checking.isRunning}>
        {messages.check}
      </Button>
    </form>
  );
}
