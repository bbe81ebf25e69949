import { Link } from '@pathwise/federation/router';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { Eye, EyeOff, Mail, X } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../admin-kit/moments.ts';
import { RowActions } from '../admin-kit/row-actions.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { Report } from './reports-queries.ts';
import { type Decision, useDecision } from './use-decision.ts';

const reasons: Readonly<Record<Report['reason'], string>> = {
  spam: 'Spam',
  harassment: 'Harassment',
  inappropriate: 'Inappropriate',
  scam: 'Scam',
  other: 'Something else',
};

/** A report: about whom or what, by whom, why, and what an admin can do. */
export function ReportRow({ report }: { report: Report }) {
  const { about, reason, text, createdAt, reporter, member, post } = report;
  const isPost = about.kind === 'post';
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere font-title">{titleOf(report)}</h3>
        <Badge tone="amber">{reasons[reason]}</Badge>
        <span className="wrap-anywhere text-meta text-text-3">
          {isPost ? (
            <>
              by <Profile person={member} /> ·{' '}
            </>
          ) : null}
          reported by <Profile person={reporter} /> · {formatMoment(createdAt)}
        </span>
      </div>
      {text ? <ExpandableText text={text} /> : null}
      {post ? (
        <blockquote className="border-line-strong border-l-2 pl-3 text-text-2">
          <ExpandableText text={post.description} />
        </blockquote>
      ) : null}
      <Decisions report={report} />
    </li>
  );
}

function Decisions({ report }: { report: Report }) {
  const decide = useDecision(report);
  const { confirm, confirmation } = useConfirmation();
  const what = titleOf(report);
  const hide = async () => {
    const title = `Hide ${what}?`;
    const isSure = await confirm({
      title,
      description: whatHidingDoes(report),
      confirmLabel: 'Hide',
      destructive: true,
    });
    if (isSure) decide.mutate('hide');
  };
  const loading = (decision: Decision) => decide.isPending && decide.variables === decision;
  return (
    <RowActions>
      {report.state === 'open' ? (
        <>
          <Button size="sm" aria-label={`Hide ${what}`} loading={loading('hide')} onClick={() => void hide()}>
            <EyeOff aria-hidden />
            Hide
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Dismiss the report about ${what}`}
            loading={loading('dismiss')}
            onClick={() => decide.mutate('dismiss')}
          >
            <X aria-hidden />
            Dismiss
          </Button>
        </>
      ) : null}
      {report.state === 'hidden' ? (
        <Button
          size="sm"
          aria-label={`Show again: ${what}`}
          loading={loading('show')}
          onClick={() => decide.mutate('show')}
        >
          <Eye aria-hidden />
          Show again
        </Button>
      ) : null}
      <MessageButton report={report} />
      {confirmation}
    </RowActions>
  );
}

function MessageButton({ report }: { report: Report }) {
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(report.member);
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Write to ${name}`} onClick={() => setOpen(true)}>
        <Mail aria-hidden />
        Write
      </Button>
      {isOpen ? <MessageDialog report={report} name={name} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const whatHidingDoes = ({ about }: Report): string =>
  about.kind === 'post'
    ? 'Nobody but its author sees the post, and the author is told. You can show it again.'
    : 'Other members find this person nowhere. You can show them again.';

type Named = Report['member'];
const nameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'a member without a name';

/** `“Need a running partner”`, or the name of the person. */
const titleOf = ({ about, post, member }: Report): string => {
  if (about.kind === 'member') return nameOf(member);
  return post ? `“${post.title}”` : 'a deleted post';
};

function Profile({ person }: { person: Named }) {
  return (
    <Link className="underline hover:text-text-1" to={`/profile?user=${person.id}`}>
      {nameOf(person)}
    </Link>
  );
}
