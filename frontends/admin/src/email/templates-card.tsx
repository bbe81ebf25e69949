import { useQuery } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { Badge } from '@pathwise/ui/badge';
import { Card } from '@pathwise/ui/card';
import { Field } from '@pathwise/ui/field';
import { Select } from '@pathwise/ui/select';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { useState } from 'react';
import { CreateTemplate } from './create-template.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { templatesQuery } from './templates-queries.ts';

/** The templates of mails: choose one, edit it beside its preview, try it. */
export function TemplatesCard() {
  const templates = useQuery(templatesQuery);
  const [type, setType] = useState<string>();
  return (
    <Card title="Templates" action={<CreateTemplate onCreated={setType} />}>
      <Loaded
        query={templates}
        skeleton={
          <SkeletonGroup label="Loading templates" className="grid gap-4">
            <Skeleton className="h-9 w-64" />
            <Skeleton className="h-80" />
          </SkeletonGroup>
        }
        failure={() => 'The templates could not be loaded'}
      >
        {(all) => {
          const template = all.find((one) => one.type === type) ?? all[0];
          if (!template) return <p className="text-text-2">There are no templates.</p>;
          return (
            <div className="grid gap-5">
              <div className="flex flex-wrap items-end gap-3">
                <Field label="Template" className="min-w-0 flex-[0_1_18rem]">
                  <Select value={template.type} onChange={({ target }) => setType(target.value)}>
                    {all.map((one) => (
                      <option key={one.type} value={one.type}>
                        {one.name}
                      </option>
                    ))}
                  </Select>
                </Field>
                <span className="flex min-h-ctl items-center gap-2">
                  <Badge tone={template.custom ? 'sky' : 'neutral'}>{template.custom ? 'Custom' : 'Built in'}</Badge>
                  <span className="text-meta text-text-3">
                    {template.version === 0 ? 'As it came' : `Version ${template.version}`}
                  </span>
                </span>
              </div>
              <TemplateEditor key={template.type} template={template} onDeleted={() => setType(undefined)} />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
