/** The look of what is typed into Braintree's fields, which stand in frames of their own and see none of our styles. */
export function fieldStyles(): object {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    input: { 'font-size': '16px', 'font-family': 'system-ui, sans-serif', color: token('--colour-text') },
    '::placeholder': { color: token('--colour-text-faint') },
    '.invalid': { color: token('--colour-danger') },
  };
}
