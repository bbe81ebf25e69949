import { api } from '@pathwise/federation/api';
import { pages, useInfiniteQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { Check, Mail, MailOpen, Undo2 } from 'lucide-react';
import { formatMoment } from '../admin-kit/moments.ts';
import { RowActions } from '../admin-kit/row-actions.tsx';

type Message = Awaited<ReturnType<typeof api.admin.listSupportMessages>>[number];

const subjects: Readonly<Record<Message['subject'], string>> = {
  general: 'General',
  members: 'Members',
  'report-bug': 'Report a bug',
};

const messagesQuery = { ...pages(api.admin.listSupportMessages), staleTime: 0 };

/** What people wrote to support, newest first. */
export function SupportMessages() {
  const messages = useInfiniteQuery(messagesQuery);
  return (
    <Card title="Support messages">
      <Loaded
        query={messages}
        skeleton={
          <SkeletonGroup label="Loading messages">
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'The messages could not be loaded'}
      >
        {({ pages: loaded }) => {
          const all = loaded.flatMap(({ rows }) => rows);
          if (all.length === 0) return <EmptyState icon={MailOpen} title="Nobody has written to support yet" />;
          return (
            <div className="grid gap-4">
              <ul className="-my-2 divide-y divide-line">
                {all.map((message) => (
                  <MessageRow key={message.id} message={message} />
                ))}
              </ul>
              <MoreRows more={messages} label="Show more messages" failure="More messages could not be loaded" />
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}

function MessageRow({ message }: { message: Message }) {
  const { name, email, subject, message: text, userId, createdAt, answeredAt } = message;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere font-title">{name}</h3>
        <Badge tone={subject === 'report-bug' ? 'amber' : 'neutral'}>{subjects[subject]}</Badge>
        {userId ? null : <Badge>Visitor</Badge>}
        {answeredAt ? (
          <Badge tone="green" icon={Check}>
            Answered {formatMoment(answeredAt)}
          </Badge>
        ) : null}
        <span className="wrap-anywhere text-meta text-text-3">
          {email} · {formatMoment(createdAt)}
        </span>
      </div>
      <ExpandableText text={text} />
      <RowActions>
        <Button asChild size="sm">
          <a href={replyTo(message)}>
            <Mail aria-hidden />
            Reply to {name}
          </a>
        </Button>
        <AnsweredButton message={message} />
      </RowActions>
    </li>
  );
}

/** Marks a message as answered, or as open again. */
function AnsweredButton({ message: { id, name, answeredAt } }: { message: Message }) {
  const queries = useQueryClient();
  const answered = answeredAt === undefined;
  const mark = useOwnMutation({
    mutationFn: () => api.admin.markSupportMessage({ params: { id }, body: { answered } }),
    onError: (error) => showFailure('The message was not marked', error),
    onSettled: () => queries.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  });
  const words = answered ? 'Mark as answered' : 'Mark as open';
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${words}: ${name}`}
      loading={mark.isPending}
      onClick={() => mark.mutate()}
    >
      {answered ? <Check aria-hidden /> : <Undo2 aria-hidden />}
      {words}
    </Button>
  );
}

/** Opens the admin's own mail program. */
function replyTo({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subjects[subject]}`)}`;
}
