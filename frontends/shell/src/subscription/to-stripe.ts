/** Leaves Pathwise for a page of Stripe, in this tab. */
export const goToStripe = (url: string): void => void window.open(url, '_self');
