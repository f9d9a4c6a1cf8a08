import { createRoot } from 'react-dom/client';
import { SandboxApproval } from './SandboxApproval.tsx';

/** What stands in for the page of a bank: true where the person approves. Closing it refuses. */
export function showSandboxApproval(question: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const end = (isApproved: boolean) => {
    root.unmount();
    place.remove();
    resolve(isApproved);
  };
  root.render(<SandboxApproval question={question} onAnswer={end} />);
  return promise;
}
