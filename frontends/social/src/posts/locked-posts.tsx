import type { PostKind } from '@pathwise/contracts/post';
import { announce } from '@pathwise/federation/shell-contract';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Lock } from 'lucide-react';
import { OwnPosts } from './own-posts.tsx';
import { postGrid } from './post-grid.tsx';
import { postTexts } from './post-texts.ts';
import { samples } from './samples.ts';

/** What free members see: why the page is locked, the way to Premium, their own posts, and samples that are nobody's. */
export function LockedPosts({ kind }: { kind: PostKind }) {
  const { title, subtitle, locked } = postTexts[kind];
  return (
    <>
      <PageHeading title={title} subtitle={subtitle} />
      <div role="note" className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-5 py-4">
        <Lock aria-hidden className="text-accent-text" />
        <div className="min-w-[min(100%,12rem)] flex-1">
          <p className="font-semibold text-base">{locked.title}</p>
          <p className="text-text-2">{locked.text}</p>
        </div>
        <Button variant="primary" onClick={() => announce('app:upgrade', { feature: kind })}>
          Upgrade to Premium
        </Button>
      </div>
      <OwnPosts kind={kind} />
      <section aria-labelledby="samples" className="grid gap-4">
        <h2 id="samples" className="font-semibold text-base">
          What you would find here
        </h2>
        <ul className={postGrid}>
          {samples[kind].map((sample) => (
            <li key={sample.title}>
              <Card aria-label={sample.title} className="flex flex-col gap-3">
                <p className="flex flex-wrap gap-2">
                  <Badge tone="accent">{sample.tag}</Badge>
                  <Badge>Sample</Badge>
                </p>
                <h3 className="text-base">{sample.title}</h3>
                <p className="text-text-2">{sample.description}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
