import { useMember } from '@pathwise/federation/shell-contract';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { IconButton } from '@pathwise/ui/icon-button';
import { notify } from '@pathwise/ui/notify';
import { Textarea } from '@pathwise/ui/textarea';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { templateText, type VisionTemplate, visionTemplates } from './template.rules.ts';

export function LifeVisionTemplates() {
  const member = useMember();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="mt-2">Life Vision Templates</h2>
      <div className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">
        {visionTemplates(member).map((template) => (
          <TemplateCard key={template.title} template={template} />
        ))}
      </div>
    </section>
  );
}

function TemplateCard({ template }: { template: VisionTemplate }) {
  const original = templateText(template);
  const [own, setOwn] = useState<string | undefined>(undefined);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const headingId = useId();

  // the spec keeps templates on the page only, so a saved one is not sent
  function save() {
    setOwn(draft);
    setDraft(undefined);
    notify({ title: `${template.title} changed on this page` });
  }
  function cancel() {
    setOwn(undefined);
    setDraft(undefined);
  }

  return (
    <Card className="px-5 pt-4 pb-5 max-tiny:px-3" aria-labelledby={headingId}>
      <header className="mb-2 flex items-center gap-3 max-tiny:flex-wrap">
        <h3 id={headingId}>{template.title}</h3>
        <Badge>Template</Badge>
        {draft === undefined ? (
          <IconButton
            label={`Edit ${template.title}`}
            className="-mr-2 ml-auto"
            onClick={() => setDraft(own ?? original)}
          >
            <Pencil aria-hidden />
          </IconButton>
        ) : null}
      </header>
      {draft === undefined ? (
        <TemplateText template={template} own={own} />
      ) : (
        <div className="grid gap-3">
          <Textarea
            rows={6}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            aria-labelledby={headingId}
            aria-describedby={`${headingId}-hint`}
            autoFocus
          />
          <div className="flex flex-wrap items-center justify-end gap-2">
            <p id={`${headingId}-hint`} className="mr-auto text-meta text-text-3">
              Your words stay here until you leave or reload the page.
            </p>
            <Button size="sm" onClick={cancel}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" onClick={save}>
              Save
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

function TemplateText({ template, own }: { template: VisionTemplate; own: string | undefined }) {
  const look = 'whitespace-pre-line text-text-2 leading-5.5';
  if (own !== undefined) return <p className={look}>{own}</p>;
  return (
    <p className={look}>
      {template.runs.map(({ text, filled }) =>
        filled ? (
          <strong key={text} className="font-title text-text-1">
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  );
}
