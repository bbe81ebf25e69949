import { Accordion } from '@pathwise/ui/accordion';

const questions = [
  {
    id: 'cancel',
    title: 'Can I cancel anytime?',
    content:
      'Yes, here, with two presses. Premium then lasts until the end of the time you have paid for, and nothing more is charged. You can take it back until then.',
  },
  {
    id: 'refund',
    title: 'Is there a 30-day money-back guarantee?',
    content:
      'Yes. Within 30 days of the first payment a button here gives you the whole amount back, once per account. Premium ends at that moment.',
  },
  {
    id: 'methods',
    title: 'Which payment methods are accepted?',
    content: 'Major credit cards and PayPal. You can change your payment method and see your invoices at any time.',
  },
  {
    id: 'security',
    title: 'Is my data secure?',
    content:
      'Your payment goes to Stripe, encrypted. Your card number never reaches us: we only learn whether you have paid.',
  },
];

export function PaymentQuestions() {
  return (
    <section aria-labelledby="payment-questions" className="mt-6 grid max-w-[760px] gap-3">
      <h2 id="payment-questions">Questions about paying</h2>
      <Accordion items={questions} />
    </section>
  );
}
