import type { Introduction } from '@pathwise/contracts/api/introductions';
import { useInfiniteQuery } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { Avatar } from '@pathwise/ui/avatar';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { giveFocus, useFocusAfter } from '@pathwise/ui/focus-after';
import { type ReactNode, useRef } from 'react';
import { nameOf } from '../member-kit/name.rules.ts';
import { copyAddress } from '../member-kit/use-copy-email.ts';
import { introductionsQuery } from './introduction-queries.ts';
import { useAnswer } from './use-answer.tsx';

type Answers = ReturnType<typeof useAnswer>;

/** The person's introductions: to answer, waiting and accepted. Without any it takes no room. */
export function Introductions() {
  const query = useInfiniteQuery(introductionsQuery);
  const introductions = toAnswerFirst(query.data?.pages.flatMap(({ rows }) => rows) ?? []);
  const list = useRef<HTMLUListElement>(null);
  const focusAfter = useFocusAfter(query.data);
  // an answer removes its button, and maybe the row
  const { confirmation, ...answers } = useAnswer(({ id }) =>
    focusAfter(() => giveFocus([linkIn(list.current, id), linkIn(list.current), document.querySelector('h1')])),
  );
  if (introductions.length === 0) return null;
  return (
    <Card title="Introductions">
      <ul ref={list} className="grid divide-y divide-line">
        {introductions.map((introduction) => (
          <li key={introduction.id} data-introduction={introduction.id} className="py-3 first:pt-0 last:pb-0">
            <Row introduction={introduction} answers={answers} />
          </li>
        ))}
      </ul>
      <MoreRows more={query} label="Show earlier introductions" failure="Earlier introductions could not be loaded" />
      {confirmation}
    </Card>
  );
}

const isToAnswer = ({ direction, status }: Introduction) => direction === 'received' && status === 'waiting';

function toAnswerFirst(introductions: readonly Introduction[]): readonly Introduction[] {
  return introductions.toSorted((one, other) => Number(isToAnswer(other)) - Number(isToAnswer(one)));
}

/** The link to a member in one row, or in the first one. */
function linkIn(list: HTMLElement | null, id?: string): HTMLElement | null | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-introduction]') ?? [])];
  const row = rows.find(({ dataset }) => id === undefined || dataset['introduction'] === id);
  return row?.querySelector('a');
}

interface RowProps {
  readonly introduction: Introduction;
  readonly answers: Pick<Answers, 'accept' | 'decline' | 'takeBack' | 'end' | 'isPending'>;
}

function Row({ introduction, answers }: RowProps) {
  const { member, message, status } = introduction;
  const name = nameOf(member);
  return (
    <article
      aria-label={`Introduction: ${name}`}
      className="grid @xl:grid-cols-[auto_minmax(0,1fr)_auto] grid-cols-[auto_minmax(0,1fr)] items-start gap-3"
    >
      <Avatar name={name} src={member.profileImageUrl} size="md" />
      <div className="wrap-anywhere grid min-w-0 gap-1">
        <h3 className="text-sm">
          <Link
            to={`/profile?user=${encodeURIComponent(member.id)}`}
            className="font-title hover:underline pointer-coarse:-my-3 pointer-coarse:inline-block pointer-coarse:py-3"
          >
            {name}
          </Link>
        </h3>
        <p className="text-meta text-text-2">{stateOf(introduction)}</p>
        {message && status === 'waiting' ? <p className="whitespace-pre-line text-text-2">{quoted(message)}</p> : null}
        {member.contactEmail ? (
          <a href={`mailto:${member.contactEmail}`} className="w-fit text-accent-text hover:underline">
            {member.contactEmail}
          </a>
        ) : null}
      </div>
      <div className="@max-xl:col-start-2 flex flex-wrap gap-2">
        {isToAnswer(introduction) ? (
          <ToAnswer introduction={introduction} name={name} answers={answers} />
        ) : (
          <Settled introduction={introduction} name={name} answers={answers} />
        )}
      </div>
    </article>
  );
}

function stateOf({ direction, status }: Introduction): string {
  if (status === 'accepted') return 'You are introduced';
  if (direction === 'asked') return 'Waiting for an answer';
  return "Would like an introduction. If you accept, each of you sees the other's address.";
}

const quoted = (message: string): ReactNode => `“${message}”`;

function ToAnswer({ introduction, name, answers }: RowProps & { readonly name: string }) {
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        aria-label={`Accept ${name}`}
        disabled={answers.isPending}
        onClick={() => answers.accept(introduction)}
      >
        Accept
      </Button>
      <Button
        size="sm"
        aria-label={`Decline ${name}`}
        disabled={answers.isPending}
        onClick={() => answers.decline(introduction)}
      >
        Decline
      </Button>
    </>
  );
}

function Settled({ introduction, name, answers }: RowProps & { readonly name: string }) {
  const { status, member } = introduction;
  if (status === 'waiting') {
    return (
      <Button
        size="sm"
        aria-label={`Take back the request to ${name}`}
        disabled={answers.isPending}
        onClick={() => answers.takeBack(introduction)}
      >
        Take back
      </Button>
    );
  }
  const address = member.contactEmail;
  return (
    <>
      {address ? (
        <Button size="sm" aria-label={`Copy address of ${name}`} onClick={() => void copyAddress(address)}>
          Copy address
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`End introduction with ${name}`}
        onClick={() => answers.end(introduction)}
      >
        End introduction
      </Button>
    </>
  );
}
