/** The look of Stripe's fields, which stand in frames of their own and see none of our styles. */
export function stripeAppearance(): object {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: style.colorScheme.includes('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--colour-accent'),
      colorBackground: token('--colour-surface'),
      colorText: token('--colour-text'),
      colorDanger: token('--colour-danger'),
      borderRadius: token('--radius-m'),
      fontFamily: 'system-ui, sans-serif',
    },
  };
}
