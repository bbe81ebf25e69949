import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { PageHeading } from '@pathwise/ui/page-heading';
import { ArrowLeft } from 'lucide-react';
import { PublicPage } from '../public-pages/public-page.tsx';

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

interface LegalPageProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

export function LegalPage({ title, sections }: LegalPageProps) {
  const back = (
    <Button asChild>
      <Link to="/landing">
        <ArrowLeft aria-hidden />
        Back
      </Link>
    </Button>
  );
  return (
    <PublicPage action={back}>
      <PageHeading title={title} subtitle="Effective date: January 8, 2025" />
      <div className="mt-8 grid gap-8">
        {sections.map((section, index) => (
          <section key={section.title} className="grid gap-3 text-base text-text-2">
            <h2 className="text-text-1">
              {index + 1}. {section.title}
            </h2>
            {section.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {section.list ? (
              <ul className="grid list-disc gap-1.5 pl-5">
                {section.list.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
      </div>
    </PublicPage>
  );
}
