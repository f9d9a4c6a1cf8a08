import { createRoot } from 'react-dom/client';
import { PrivacyBanner } from './PrivacyBanner.tsx';

type Answer = 'accepted' | 'refused';

let isShown = false;

/** Shows the banner until it is answered. It stands outside the page, so that no toast waits behind it. */
export function showBanner(onAnswer: (answer: Answer) => void): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const answer = (given: Answer) => {
    isShown = false;
    onAnswer(given);
    // After the button is done with its click.
    setTimeout(() => {
      root.unmount();
      place.remove();
    });
  };
  root.render(<PrivacyBanner onAnswer={answer} />);
}
