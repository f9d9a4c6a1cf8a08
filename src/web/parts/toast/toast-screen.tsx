import { createRoot } from 'react-dom/client';
import { CurrentToast } from './CurrentToast.tsx';
import { TOAST_REGION } from './ToastRegion.tsx';

const region = document.getElementById(TOAST_REGION);
// A root of its own: the page's root leaves the inside of the region alone.
if (region !== null) createRoot(region).render(<CurrentToast />);
