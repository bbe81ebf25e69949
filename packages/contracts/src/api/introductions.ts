import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { memberCard } from '../post.ts';
import { id, instant, words } from '../values.ts';

/** One side of an introduction. Each side has an id of its own for it. */
const introduction = z.object({
  id,
  direction: z.enum(['asked', 'received']),
  /** A declined one stays `waiting` for the person who asked, until it lapses like an unanswered one. */
  status: z.enum(['waiting', 'accepted']),
  message: z.string(),
  createdAt: instant,
  /** The other side. `contactEmail` only when accepted. */
  member: memberCard,
});
export type Introduction = z.infer<typeof introduction>;

/** Asks of one person within 24 hours. */
export const asksPerDay = 10;
/** After so many days an unanswered or declined introduction is gone. */
export const waitingDays = 30;

const one = z.strictObject({ id });
const nothing = z.strictObject({}).optional();

export const introductionOperations = {
  listIntroductions: {
    method: 'GET',
    path: '/api/introductions',
    access: 'member',
    summary: 'The introductions that the caller asked for or received, newest first',
    query: pageQuery,
    status: 200,
    response: z.array(introduction),
  },
  askForIntroduction: {
    method: 'POST',
    path: '/api/introductions',
    access: 'premium',
    feature: 'contact',
    summary: `Ask a member for an introduction; at most ${asksPerDay} in 24 hours. Asking somebody who asked first accepts`,
    body: z.strictObject({ userId: id, message: words(500).default('') }),
    status: 201,
    response: introduction,
    problems: [404, 409, 422, 429],
  },
  acceptIntroduction: {
    method: 'POST',
    path: '/api/introductions/{id}/accept',
    access: 'member',
    summary: 'Accept a received introduction: each sees the other’s address',
    params: one,
    body: nothing,
    status: 200,
    response: introduction,
    problems: [404],
  },
  declineIntroduction: {
    method: 'POST',
    path: '/api/introductions/{id}/decline',
    access: 'member',
    summary: 'Decline a received introduction; the other side is not told',
    params: one,
    body: nothing,
    status: 204,
    problems: [404],
  },
  endIntroduction: {
    method: 'DELETE',
    path: '/api/introductions/{id}',
    access: 'member',
    summary: 'Take back one that the caller asked for, or end an accepted one for both sides',
    params: one,
    status: 204,
    problems: [404],
  },
} as const;
