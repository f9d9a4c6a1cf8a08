import { createRoot } from 'react-dom/client';
import type { ConsentKind } from '#shared/privacy/consent.ts';
import { PrivacyBanner, type PrivacyQuestion } from './PrivacyBanner.tsx';

let isShown = false;

/** Shows the banner until it is answered. It stands outside the page, so that no toast waits behind it. */
export function showBanner(question: PrivacyQuestion, onAnswer: (accepted: readonly ConsentKind[]) => void): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const answer = (accepted: readonly ConsentKind[]) => {
    isShown = false;
    onAnswer(accepted);
    // After the button is done with its click.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  };
  root.render(<PrivacyBanner {...question} onAnswer={answer} />);
}
