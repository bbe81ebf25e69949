import { Link } from '@pathwise/federation/router';
import { announce } from '@pathwise/federation/shell-contract';
import { Accordion } from '@pathwise/ui/accordion';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { useState } from 'react';
import { faq, type Question } from './questions.ts';

/** Questions by category. One answer on the whole page is open at a time. */
export function FaqPage() {
  const [open, setOpen] = useState('');
  return (
    <div className="ml-page-edge grid max-w-[760px] gap-10 px-4 pt-6 pb-24 md:px-6 md:pt-8">
      <PageHeading title="Frequently Asked Questions" documentTitle="FAQ" />
      {faq.map(({ title, questions }) => (
        <section key={title} className="grid gap-3">
          <h2>{title}</h2>
          <Accordion items={questions.map(toItem)} open={open} onOpenChange={setOpen} />
        </section>
      ))}
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5">
        <div>
          <h2>Still have questions?</h2>
          <p className="mt-1 text-text-2">Ask Sage, or write to us. We answer within 24 hours.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => announce('openAiChat')}>Ask Sage</Button>
          <Button asChild variant="primary">
            <Link to="/support">Contact support</Link>
          </Button>
        </div>
      </section>
    </div>
  );
}

function toItem({ id, question, answer }: Question) {
  const paragraphs = answer.map((text) => <p key={text}>{text}</p>);
  return { id, title: question, content: <div className="grid gap-2">{paragraphs}</div> };
}
